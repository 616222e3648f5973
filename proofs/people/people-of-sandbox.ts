import { z } from 'zod';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import type { Somebody } from './find-people.ts';

const page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({ first_name: z.string(), last_name: z.string() }),
    }),
  ),
  included: z.array(
    z.object({
      attributes: z.object({ address: z.string() }),
      relationships: z.object({ person: z.object({ data: z.object({ id: z.string() }) }) }),
    }),
  ),
  links: z.object({ next: z.string().optional() }),
});

/** Everybody in a church of the sandbox, as listed by its Planning Center. */
export async function peopleOfSandbox(sandbox: Sandbox, identity: string): Promise<Somebody[]> {
  const { accessToken } = sandbox.issue('planning_center', identity, ['people']);
  const people: Somebody[] = [];
  let next: string | undefined =
    `${sandbox.planningCenter}/people/v2/people?include=emails&per_page=100`;
  while (next !== undefined) {
    const answer = await fetch(next, {
      headers: {
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Steeple (test@steeple.test)',
      },
    });
    const { data, included, links } = page.parse(await answer.json());
    const emailsOf = Map.groupBy(included, ({ relationships }) => relationships.person.data.id);
    people.push(
      ...data.map(({ id, attributes }) => ({
        id,
        firstName: attributes.first_name,
        lastName: attributes.last_name,
        emails: (emailsOf.get(id) ?? []).map((email) => email.attributes.address),
      })),
    );
    next = links.next;
  }
  return people;
}
