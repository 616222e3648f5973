/** A mutation that nothing here notices, and why that is no hole. */
export type Explanation = { matches: RegExp; reason: string };

export const explainedSurvivors: Explanation[] = [];
