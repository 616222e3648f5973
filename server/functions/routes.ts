import { Hono } from 'hono';
import { ApiError } from '../http/api-error.ts';
import { authenticate } from '../http/authenticate.ts';
import type { SteepleContext, SteepleEnv } from '../http/context.ts';
import type { Services } from '../services.ts';
import { createUser } from './create-user/create-user.ts';
import { deleteUser } from './delete-user/delete-user.ts';
import type { NamedFunction } from './named-function.ts';
import { resetUserPassword } from './reset-user-password/reset-user-password.ts';

/** `/functions/v1`: each name takes POST with a JSON body from a signed-in person. */
export function functionRoutes(services: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.use(authenticate(services));
  const serve = <Request>(name: string, named: NamedFunction<Request>) => {
    routes.post(`/${name}`, async (c) => c.json(await answer(services, c, named)));
  };
  serve('create-user', createUser);
  serve('delete-user', deleteUser);
  serve('reset-user-password', resetUserPassword);
  return routes;
}

async function answer<Request>(
  services: Services,
  c: SteepleContext,
  named: NamedFunction<Request>,
): Promise<Record<string, unknown>> {
  const claims = c.get('claims');
  if (!claims) {
    throw new ApiError({ status: 401, code: 'no_authorization', message: 'Please sign in first.' });
  }
  const parsed = named.request.safeParse(await readJson(c));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.');
    throw new ApiError({
      status: 400,
      code: 'validation_failed',
      message: where ? `${where}: ${issue?.message}` : 'The body must be a JSON object.',
    });
  }
  return named.run(services, claims, parsed.data);
}

async function readJson(c: SteepleContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError(
      { status: 400, code: 'bad_json', message: 'The body is not valid JSON.' },
      error,
    );
  }
}
