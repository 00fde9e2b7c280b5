import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { DECLARED } from '#app/contract/declared.ts';
import { MENU } from '#app/contract/menu.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { declaredScreens, parameters, values } from '#tools/web-values.ts';

test('the browser has the menu that the server has, as plain values', async () => {
  const code = await values('src/app/contract/menu.ts');
  const told = new Map(
    code.split('\n').map((line) => {
      const [, name, value] = /^export const (\w+) = (.*);$/.exec(line)!;
      return [name, JSON.parse(value!) as unknown];
    }),
  );
  expect(told.get('MENU')).toEqual(JSON.parse(JSON.stringify(MENU)));
});

test('the browser has the parameters of every area from the files that declare them', async () => {
  const code = await parameters();
  const files = globSync('src/areas/*/contract/**/*.parameter.ts');
  for (const path of files) expect(code).toContain(`'#${path.slice('src/'.length)}'`);
  const named = /parametersOf\(\[(.*)\]\)/.exec(code)![1]!.split(', ');
  // An area may declare in more than one file.
  expect(named).toHaveLength(files.length);
  const declared = CONTRACTS.flatMap((one) => Object.keys(one.parameters));
  expect(Object.keys(PARAMETERS).toSorted()).toEqual(declared.toSorted());
  expect(named).not.toContain('undefined');
  const modules = await Promise.all(files.map((path) => import(pathToFileURL(resolve(path)).href)));
  const exported = Object.assign({}, ...modules) as Record<string, object>;
  expect(named.flatMap((name) => Object.keys(exported[name]!)).toSorted()).toEqual(
    declared.toSorted(),
  );
});

test('every declared screen fetches its own declarations when it is opened, and none before', async () => {
  const code = await declaredScreens();
  expect(code).not.toContain('undefined');
  expect(code.match(/^import /gm)).toHaveLength(1);
  const lines = code.split('\n').filter((line) => / Door|Door\('/.test(line));
  expect(lines).toHaveLength(DECLARED.length);
  for (const [at, { path, masters = [] }] of DECLARED.entries()) {
    expect(lines[at]).toContain(`'${path}'`);
    expect(lines[at]!.match(/await import\(/g)).toHaveLength(masters.length || 1);
  }
});
