import { Hono } from 'hono';
import { computedFunctions } from '../functions/computed-functions.ts';
import { answerSharedPulse } from '../functions/shared-pulse/shared-pulse.ts';
import { answerSharedReport } from '../functions/shared-report/shared-report.ts';
import type { SteepleEnv } from '../http/context.ts';
import { speak } from '../http/speak.ts';
import { answerLetter } from '../letter/answer-letter.ts';
import { onError } from '../on-error.ts';
import type { ComputeCall, ComputeServices, Computing } from '../services.ts';

/** Computes in this process: what each process of the pool does, and what most tests need. */
export function computeHere(services: ComputeServices): Computing {
  const app = new Hono<SteepleEnv>();
  app.onError(onError);
  app.use(async function restoreAdmitted(c, next) {
    const { claims = null, requestId = '' } = c.env.admitted ?? {};
    c.set('claims', claims);
    c.set('requestId', requestId);
    c.set('log', services.log.child({ requestId }));
    await next();
  });
  app.use(speak);
  const functions = {
    ...computedFunctions,
    'shared-pulse': answerSharedPulse,
    'shared-report': answerSharedReport,
    'monday-letter': answerLetter,
  };
  for (const [name, answer] of Object.entries(functions)) {
    app.post(pathOf(name), (c) => answer(services, c));
  }
  return {
    answer: async (call) =>
      app.request(
        pathOf(call.name),
        { method: 'POST', body: call.body, headers: headersOf(call) },
        { admitted: call },
      ),
    close: async () => {},
  };
}

function headersOf({ acceptLanguage = '' }: ComputeCall) {
  return { 'Content-Type': 'application/json', 'Accept-Language': acceptLanguage };
}

/** The path also decides in which dialect errors are answered. */
function pathOf(name: string): string {
  return `/functions/v1/${name}`;
}
