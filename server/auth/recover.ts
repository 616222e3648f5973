import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isStorable } from '#database/access/storable-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { clientAddress } from './client-address.ts';
import type { DoorLimits } from './door-limits.ts';
import { noEmails } from './not-offered.ts';
import { normalizeEmail } from './people.ts';
import { readBody, validationFailed } from './request-body.ts';

const body = z.object({ email: z.string() });
const emailLengthMax = 254;

/**
 * `POST /recover`: asks for a link that sets a new password. Nobody looks here whether the address is
 * known, so the answer and its time are the same; the jobs look, and send a mail or forget it.
 */
export function recover({ config, connections, doorTokens }: AuthServices, limits: DoorLimits) {
  return async function recover(c: SteepleContext): Promise<Response> {
    if (!config.mail && !config.isDemo) {
      throw new ApiError(noEmails);
    }
    const { email: given } = await readBody(c, body);
    const email = normalizeEmail(given);
    if (!/^[^@\s]+@[^@\s]+$/.test(email) || email.length > emailLengthMax || !isStorable(email)) {
      throw validationFailed('Unable to validate email address: invalid format');
    }
    await limits.countRecovery(email, clientAddress(c, config));
    const id = randomUUID();
    const { hash } = doorTokens.issue('recovery', id);
    await connections.auth.query({
      name: 'auth-ask-recovery',
      text: 'select private.ask_recovery($1, $2, $3)',
      values: [id, email, hash],
    });
    return c.json({});
  };
}
