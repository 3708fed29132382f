/**
 * A reason not to start that a person can act on: the message is one plain sentence and is all
 * that main prints, without a stack trace, before it ends with a non-zero exit code.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
