import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { CODES, NATIVE_CALLS } from '#shell/bridge/native.ts';
import { APP_CALLS } from '#shell/page/app.ts';
import { buildShell } from '#tools/release/shell-build.ts';

const APP = 'shell/app';
const read = (path: string): string => readFileSync(join(APP, path), 'utf8');
const json = (path: string): any => JSON.parse(read(path));
const KOTLIN = globSync('android/app/src/main/java/**/*.kt', { cwd: APP });
const kotlin = (name: string): string => read(KOTLIN.find((path) => basename(path) === name)!);
const methods = (text: string): string[] =>
  [...text.matchAll(/@PluginMethod\s+fun (\w+)\(call: PluginCall\)/g)]
    .map(([, name = '']) => name)
    .toSorted();

test('versions of Capacitor are exact and the same in all three packages, and the lock names no registry', () => {
  const own = json('package.json');
  const pinned: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
  expect(new Set(Object.values(pinned)).size).toBe(1);
  for (const version of Object.values(pinned)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages } = json('package-lock.json');
  expect(packages[''].dependencies).toEqual(own.dependencies);
  expect(packages[''].devDependencies).toEqual(own.devDependencies);
  for (const [name, version] of Object.entries(pinned))
    expect(packages[`node_modules/${name}`].version).toBe(version);
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/registry/);
});

test('each call of the bridge and of the first page is a method of its plugin, and no method is asked by nobody', () => {
  expect(methods(kotlin('KilauPlugin.kt'))).toEqual([...NATIVE_CALLS].toSorted());
  expect(methods(kotlin('SetupPlugin.kt'))).toEqual([...APP_CALLS].toSorted());
  expect(kotlin('KilauPlugin.kt')).toContain('@CapacitorPlugin(name = "Kilau")');
  expect(kotlin('SetupPlugin.kt')).toContain('name = "KilauSetup"');
});

test('each reason of the Kotlin side is one that the bridge knows', () => {
  const said = KOTLIN.flatMap((path) => [...read(path).matchAll(/Failure\(\s*"(\w+)"/g)]);
  expect(said.length).toBeGreaterThan(15);
  expect(
    said.map(([, code]) => code).filter((code) => !(CODES as string[]).includes(code!)),
  ).toEqual([]);
});

test('the app has one name and one version everywhere', () => {
  const { appId } = json('capacitor.config.json');
  const gradle = read('android/app/build.gradle');
  expect(gradle).toContain(`namespace = '${appId}'`);
  expect(gradle).toContain(`applicationId '${appId}'`);
  expect(gradle).toContain(`versionName '${json('package.json').version}'`);
  expect(read('android/app/src/main/res/xml/shortcuts.xml')).toContain(
    `android:targetPackage="${appId}"`,
  );
  for (const path of KOTLIN) expect(read(path)).toMatch(new RegExp(`^package ${appId}\n`));
});

/** The packages of Capacitor are no part of an installation of Kilau: `npm ci` in `shell/app` brings them. */
const CAP = join(APP, 'node_modules/@capacitor/cli/bin/capacitor');

test.skipIf(!existsSync(CAP))(
  'cap sync puts the bridge and the first page into the Android project',
  async () => {
    await buildShell();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [CAP.replace(`${APP}/`, ''), 'sync', 'android'],
      {
        cwd: APP,
        encoding: 'utf8',
      },
    );
    expect(status, stdout + stderr).toBe(0);
    const assets = 'android/app/src/main/assets';
    for (const name of ['bridge.js', 'page.js', 'page.css', 'index.html', 'away.html', 'old.html'])
      expect(read(`${assets}/public/${name}`)).toBe(readFileSync(`.build/shell/${name}`, 'utf8'));
    expect(json(`${assets}/capacitor.config.json`)).toMatchObject({ appId: 'id.kilau.shell' });
    expect(read('android/capacitor.settings.gradle')).toContain(':capacitor-android');
  },
);
