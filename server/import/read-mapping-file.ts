import { readFile } from 'node:fs/promises';
import { tableMapping, type TableMapping } from '#schemas/api/menu-mapping.ts';
import { describeIssue, plainLabels } from './formats/describe-issue.ts';
import { ImportError } from './menu/import-error.ts';
import { parseJson } from './menu/parse-json.ts';

/** @throws ImportError where the file cannot be read, or says no mapping (schemas/api/menu-mapping) */
export async function readMappingFile(path: string): Promise<TableMapping> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`${path} cannot be read: ${reason}`);
  });
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) throw new ImportError(`${path} is no mapping:`, [json.problem]);
  const parsed = tableMapping.safeParse(json.value, { error: plainLabels });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => describeIssue(issue));
  throw new ImportError(`${path} is no mapping:`, problems);
}
