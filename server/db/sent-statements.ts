/**
 * Statements of one transaction that were sent, and whose replies nobody needs before its end: the
 * next ones are sent behind them without waiting.
 */
export class SentStatements {
  readonly #replies: Promise<unknown>[] = [];

  add(reply: Promise<unknown>): void {
    // It is told where all are waited for; until then another failure may have ended the work.
    reply.catch(() => undefined);
    this.#replies.push(reply);
  }

  /** @throws what the first of them that failed says. */
  async answered(): Promise<void> {
    await Promise.all(this.#replies);
  }

  /**
   * Waits for them, and for the commit that was sent behind them.
   * @throws what the first of them that failed says, before what the commit says to that.
   */
  async committed(commit: Promise<void>): Promise<void> {
    commit.catch(() => undefined);
    await this.answered();
    await commit;
  }
}
