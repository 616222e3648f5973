/**
 * Names the rules by which we suggest what counts: a digest of what they suggest to every church of
 * `testing/ordinary-churches`, whose test says the new one. With another one, churches that have not chosen get
 * their suggestion made anew.
 */
export const suggestionRules = '8e8v-VgCW0AJ';
