import { z } from 'zod';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import type { Somebody } from './find-people.ts';

const page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.object({ first_name: z.string(), last_name: z.string() }),
      relationships: z.object({
        emails: z.object({ data: z.array(z.object({ id: z.string() })) }),
      }),
    }),
  ),
  included: z.array(z.object({ id: z.string(), attributes: z.object({ address: z.string() }) })),
  links: z.object({ next: z.string().optional() }),
});

/** Everybody of a church of the sandbox, as Planning Center lists them for an identity. */
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
    const addresses = new Map(included.map(({ id, attributes }) => [id, attributes.address]));
    people.push(
      ...data.map(({ id, attributes, relationships }) => ({
        id,
        firstName: attributes.first_name,
        lastName: attributes.last_name,
        emails: relationships.emails.data.flatMap((email) => addresses.get(email.id) ?? []),
      })),
    );
    next = links.next;
  }
  return people;
}
