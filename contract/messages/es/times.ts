/** A sentence with one period: `5:10 a.m.` brings its own. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A time of day with its article, e.g. `las 9:00 a.m.`, but `la 1:05 p.m.`. */
export const theTime = (time: string): string => `${/^1\D/.test(time) ? 'la' : 'las'} ${time}`;

/** When in a day, e.g. `a las 9:00 a.m.`. */
export const atTime = (time: string): string => `a ${theTime(time)}`;
