import type { CountSetup } from '#contract/functions/counts.ts';

export type PartProps = { accountId: string; mayChange: boolean; seesGiving: boolean };
export type SetupProps = PartProps & { setup: CountSetup };
