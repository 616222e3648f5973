/** The connection was disconnected or taken over by another process, so this run must write nothing. */
export class LeaseLost extends Error {
  constructor() {
    super('The connection is not held by this run any more');
    this.name = 'LeaseLost';
  }
}
