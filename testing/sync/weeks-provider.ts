import type {
  ReceivedRequest,
  Reply,
  TestProviderServer,
} from '#testing/integrations/provider-server.ts';

/** So that nobody waits for a turn. */
export const fast = {
  'x-pco-api-request-rate-limit': '100000',
  'x-pco-api-request-rate-period': '20',
};

export const isWeek = ({ target }: ReceivedRequest) => target.startsWith('/people/v2/weeks/');
export const weekOf = ({ target }: ReceivedRequest) => target.split('/').at(-1) ?? '';
/** The sum of a date's digits: what the provider has for that week. */
export const digitSum = (week: string) =>
  [...week].reduce((sum, digit) => sum + (Number(digit) || 0), 0);

/** What a provider in good health says. */
export function weekAnswer(request: ReceivedRequest): Exclude<Reply, string> {
  if (request.target === '/current/v2/me') {
    const organization = { data: { type: 'Organization', id: '7' } };
    return { headers: fast, json: { data: { id: '42', relationships: { organization } } } };
  }
  return { headers: fast, json: { data: { value: digitSum(weekOf(request)) } } };
}

/** Answers for every week, but for what the test says of single requests. */
export function answerWeeks(
  provider: TestProviderServer,
  special: (request: ReceivedRequest) => Reply | null = () => null,
): void {
  provider.answerWith((request) => special(request) ?? weekAnswer(request));
}

/** Holds every request for a week back until the test lets those that wait go. */
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
