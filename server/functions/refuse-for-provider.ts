import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { ConnectionFailureCode } from '#contract/functions/connections.ts';
import { connectionAdvice, providerRefusals } from '#contract/messages/integrations.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { ApiError } from '../http/api-error.ts';
import { AccessTokenRefused, ProviderError } from '../integrations/provider-error.ts';

type Refusal = { status: ContentfulStatusCode; sentence: (title: string) => string };

const refusals: Record<ConnectionFailureCode, Refusal> = {
  not_connected: { status: 404, sentence: (title) => providerRefusals.notConnected(title) },
  reconnect_needed: { status: 409, sentence: (title) => connectionAdvice.reconnect(title) },
  no_property: { status: 409, sentence: () => providerRefusals.noProperty },
  provider_unavailable: { status: 502, sentence: (title) => connectionAdvice.later(title) },
  provider_refused: { status: 403, sentence: (title) => providerRefusals.refused(title) },
  provider_not_configured: {
    status: 501,
    sentence: (title) => connectionAdvice.notConfigured(title),
  },
};

/**
 * Turns errors of the integrations into an answer for a person; any other error is returned as it
 * is. The reason goes to the log: with 502 and 504 as the cause of the error, otherwise in a line
 * of its own.
 */
export function refuseForProvider(
  error: unknown,
  call: { type: IntegrationType; isTooLate: boolean; log: Logger },
): unknown {
  // A renewed token that is refused again is a problem of the provider, not of the person.
  const code = error instanceof AccessTokenRefused ? 'provider_unavailable' : providerCode(error);
  if (!code) {
    return error;
  }
  const { status, sentence } = refusals[code];
  const message = sentence(integrationTitles[call.type]);
  if (status < 500 && error instanceof Error) {
    call.log.info({ code, reason: error.message }, 'a connected system could not be used');
  }
  const isTimeout = code === 'provider_unavailable' && call.isTooLate;
  return new ApiError({ status: isTimeout ? 504 : status, code, message }, error);
}

function providerCode(error: unknown): ConnectionFailureCode | undefined {
  return error instanceof ProviderError ? error.code : undefined;
}
