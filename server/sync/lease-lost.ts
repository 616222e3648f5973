/** The connection is another process's now, or was ended: this run has nothing more to say. */
export class LeaseLost extends Error {
  constructor() {
    super('The connection is not held by this run any more');
    this.name = 'LeaseLost';
  }
}
