import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ApiErrorContent = {
  /** HTTP status. */
  status: ContentfulStatusCode;
  /** What programs branch on, e.g. `PGRST116` or `invalid_credentials`. */
  code: string;
  /** A sentence for a person. */
  message: string;
  /** More about this one case; only the table dialect shows it. */
  details?: string | null;
  /** What to do about it; only the table dialect shows it. */
  hint?: string | null;
  /** Further members of the body in the sign-in dialect, e.g. `weak_password`. */
  extra?: Record<string, unknown>;
  /** Headers that go with the answer, e.g. `Retry-After`. */
  headers?: Record<string, string>;
};

/** An error that is shown to the client. Any other one is a bare 500. */
export class ApiError extends Error {
  readonly content: ApiErrorContent;

  constructor(content: ApiErrorContent, cause?: unknown) {
    super(content.message, { cause });
    this.name = 'ApiError';
    this.content = content;
  }
}
