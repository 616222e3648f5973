import { answerJson } from './engine/answer.ts';

/** An error as Planning Center words it. */
export type Problem = {
  status: string;
  title: string;
  code?: string;
  detail: string;
  meta?: Record<string, unknown>;
};

export function answerProblem(problem: Problem): Response {
  return answerJson({ errors: [problem] }, Number(problem.status));
}

/** Every 401 except a missing scope; the hint is Planning Center's own code word. */
export function unauthorized(hint: 'BABOON' | 'CAPUCHIN' | 'TRASH_PANDA' | null): Problem {
  const detail = 'This request could not be authenticated.';
  return {
    status: '401',
    title: 'Unauthorized',
    code: 'unauthorized',
    detail: hint === null ? detail : `${detail} Error Code Hint: (${hint})`,
  };
}

/** The token lacks the product's scope. */
export function badScope(scope: string): Problem {
  return {
    status: '401',
    title: 'Request outside authenticated scope',
    code: 'bad_scope',
    detail: `The API credentials do not have access to the application ${scope}`,
  };
}

/** The connecting person's role does not allow this list. */
export function forbidden(personId: string, vertex: string, version: string): Problem {
  const name = `AppGraph::V${version.replaceAll('-', '_')}::Vertices::${vertex}Vertex`;
  return {
    status: '403',
    title: 'Forbidden',
    detail: 'You do not have access to this resource',
    meta: { description: `User with id ${personId} cannot read ${name} collection.` },
  };
}

export const notFound: Problem = {
  status: '404',
  title: 'Not Found',
  detail: 'The resource you requested could not be found',
};

export const unsupportedVersion: Problem = {
  status: '400',
  title: 'Bad Request',
  code: 'unsupported_version_error',
  detail: 'The version given in X-PCO-API-Version is not supported.',
};
