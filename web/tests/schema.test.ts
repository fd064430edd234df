// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

const WEB = join(__dirname, '..');

it('the types are those of the server’s description', async () => {
  const made = await openapiTS(pathToFileURL(join(WEB, 'openapi.json')), { defaultNonNullable: false });
  const kept = readFileSync(join(WEB, 'src/lib/schema.d.ts'), 'utf-8');
  expect(kept, 'run: npm run types').toBe(COMMENT_HEADER + astToString(made));
});
