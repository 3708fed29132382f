/** Tests of the server that cannot run on a distributed database, and why: none is known yet, for not all have run on one. */
export const notOnCitus: Readonly<Record<string, string>> = {};
