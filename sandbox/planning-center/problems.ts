import { answerJson } from './engine/answer.ts';

/** A refusal in the words of Planning Center. */
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

/** Every 401 but a missing scope; the hint is a word in capitals, see part 1.5 of the facts. */
export function unauthorized(hint: 'BABOON' | 'CAPUCHIN' | 'TRASH_PANDA' | null): Problem {
  const detail = 'This request could not be authenticated.';
  return {
    status: '401',
    title: 'Unauthorized',
    code: 'unauthorized',
    detail: hint === null ? detail : `${detail} Error Code Hint: (${hint})`,
  };
}

/** The connection was not given this product; takes the product's scope. */
export function badScope(scope: string): Problem {
  return {
    status: '401',
    title: 'Request outside authenticated scope',
    code: 'bad_scope',
    detail: `The API credentials do not have access to the application ${scope}`,
  };
}

/** The connecting person's role does not reach to this list. */
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
