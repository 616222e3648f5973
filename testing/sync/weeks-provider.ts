import type {
  ReceivedRequest,
  Reply,
  TestProviderServer,
} from '#testing/integrations/provider-server.ts';

/** Without pacing. */
export const fast = {
  'x-pco-api-request-rate-limit': '100000',
  'x-pco-api-request-rate-period': '20',
};

export const isWeek = ({ target }: ReceivedRequest) => target.startsWith('/people/v2/weeks/');
export const weekOf = ({ target }: ReceivedRequest) => target.split('/').at(-1) ?? '';
/** The sum of a date's digits, which is the provider's value for that week. */
export const digitSum = (week: string) =>
  [...week].reduce((sum, digit) => sum + (Number(digit) || 0), 0);

/** The answer of a healthy provider. */
export function weekAnswer(request: ReceivedRequest): Exclude<Reply, string> {
  if (request.target === '/current/v2/me') {
    const organization = { data: { type: 'Organization', id: '7' } };
    return { headers: fast, json: { data: { id: '42', relationships: { organization } } } };
  }
  return { headers: fast, json: { data: { value: digitSum(weekOf(request)) } } };
}

/** Answers for every week, except requests that the test answers itself. */
export function answerWeeks(
  provider: TestProviderServer,
  special: (request: ReceivedRequest) => Reply | null = () => null,
): void {
  provider.answerWith((request) => special(request) ?? weekAnswer(request));
}

/** Holds back requests for weeks until the test releases them. */
export function holdWeeks(provider: TestProviderServer) {
  const waiting: (() => void)[] = [];
  const requested: string[] = [];
  provider.answerWith(async (request) => {
    if (isWeek(request)) {
      requested.push(weekOf(request));
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return weekAnswer(request);
  });
  const letGo = () => {
    for (const go of waiting.splice(0)) {
      go();
    }
  };
  return { requested, letGo };
}
