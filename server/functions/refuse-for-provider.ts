import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { ConnectionFailureCode } from '#contract/functions/connections.ts';
import { connectionAdvice } from '#contract/integration-messages.ts';
import { integrationTitles } from '#contract/sync-messages.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { ApiError } from '../http/api-error.ts';
import { AccessTokenRefused, ProviderError } from '../integrations/provider-error.ts';

type Refusal = { status: ContentfulStatusCode; sentence: (title: string) => string };

const refusals: Record<ConnectionFailureCode, Refusal> = {
  not_connected: { status: 404, sentence: (title) => `${title} is not connected` },
  reconnect_needed: {
    status: 409,
    sentence: (title) => `${title} no longer accepts this connection. Please connect again.`,
  },
  no_property: { status: 409, sentence: () => 'Please choose a Search Console property first.' },
  provider_unavailable: {
    status: 502,
    sentence: (title) => `${title} did not answer. Please try again in a moment.`,
  },
  provider_refused: {
    status: 403,
    sentence: (title) =>
      `${title} refuses access. Please check the access of the person who connected, or choose another property.`,
  },
  provider_not_configured: { status: 501, sentence: connectionAdvice.notConfigured },
};

/**
 * Turns what the integrations throw into an answer for a person; anything else is given back as it
 * is. The reason goes to the log: with 502 and 504 as the error's cause, else in a line of its own.
 */
export function refuseForProvider(
  error: unknown,
  call: { type: IntegrationType; isTooLate: boolean; log: Logger },
): unknown {
  // A token that was renewed and is refused again is the provider's trouble, not the person's.
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
