/** A sentence with one period: `5:10 a.m.` brings its own. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** When in a day, e.g. `a las 9:00 a.m.`, but `a la 1:05 p.m.`. */
export const atTime = (time: string): string => `${/^1\D/.test(time) ? 'a la' : 'a las'} ${time}`;
