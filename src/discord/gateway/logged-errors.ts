/** An error for the logs. discord.js puts the address into its errors, and with it a token of the interaction. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const status = 'status' in error ? { status: error.status } : {};
  return { type, message, ...code, ...status, stack, ...(cause === undefined ? {} : { cause: errorForLog(cause) }) };
}
