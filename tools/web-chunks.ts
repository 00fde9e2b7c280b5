import type { CSSOptions, Plugin } from 'vite';

/** One pattern of several that stand below each other. */
const oneOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What every page draws: libraries, frame, shell, fields, and whatever these lean on. */
const START = oneOf(
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
  /node_modules\/@tanstack\/(?!react-virtual|virtual)[\w-]+\//,
  /src\/app\/web\/(main|frame|guarded|shell\/shell)\.tsx$/,
  /src\/areas\/(akses\/web\/sesi|toko\/rules\/level)\.ts$/,
  /src\/kit\/(rules\/(refusal|struk|quantity)|contract\/(master|field-more))\.ts$/,
  /src\/kit\/web\/write\/(authorise|focus|form-frame|use-kept|use-write|unanswered|ask-answers)\.tsx?$/,
  /src\/kit\/web\/input\/(combo-box|field-frame|figure|(number|ref|secret|select|text)-input|use-\w+)\.tsx?$/,
  /src\/kit\/web\/mark\/(state-block|status-word|kadar)[\w-]*\.tsx?$/,
  /src\/kit\/web\/(frame\/(screen-head|button)|grid\/text-of|api\/photo|base\/use-late)\.tsx?$/,
  /icons\/Icon(User|Printer|Transfer|CreditCard|Scan)\.mjs$/,
);
/** What forms share beyond the counter's own fields. */
const FORM = oneOf(
  /src\/kit\/web\/write\/(check|exact|use-(fields|draft|said-draft|said-write|when-reckoned))\.ts$/,
  /src\/kit\/web\/input\/(check-list|(field|search|yes-no)-input)\.tsx$/,
  /src\/kit\/web\/mark\/facts\.tsx$/,
);
/** The sale counter with all that it shows at once; its other faces come when they are opened. */
const COUNTER = /src\/areas\/penjualan\/web\/transaksi-penjualan\.screen\.tsx$/;
/** The shop's dashboard; head office's leans on its look. */
const DASHBOARD = /src\/areas\/dashboard\/web\/dashboard\.(screen\.tsx|module\.css)$/;
const MODAL = oneOf(
  /@mantine\/core\/esm\/components\/(Modal|ModalBase|Overlay|Paper|NativeScrollArea)\//,
  /node_modules\/(react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/,
);

/**
 * A few files instead of hundreds. A group takes what its modules import, too, unless a group
 * before it has it already: so the counter is what the counter needs beyond every page.
 */
export const CHUNKS = [
  { name: 'start', test: START, priority: 9 },
  { name: 'mantine-core', test: /@mantine\/core\/esm\/core\//, priority: 8 },
  { name: 'dialog', test: MODAL, priority: 7 },
  { name: 'mantine', test: /node_modules\/(@mantine|@floating-ui)\//, priority: 6 },
  { name: 'counter', test: COUNTER, priority: 5 },
  // What a sale is saved and printed by: the counter fetches it after it can be worked with.
  { name: 'sale', test: /areas\/penjualan\/contract\/penjualan\.document\.ts$/, priority: 4.5 },
  { name: 'dashboard', test: DASHBOARD, priority: 4 },
  { name: 'panel', test: /src\/kit\/web\/frame\/panel\.tsx$/, priority: 4 },
  { name: 'form', test: FORM, minShareCount: 2, priority: 3.5 },
  { name: 'grid', test: /src\/kit\/web\/grid\/.*\.tsx?$|@tanstack\/(react-)?virtual/, priority: 4 },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 3 },
  {
    name: 'words',
    test: /src\/areas\/[\w-]+\/(contract|rules)\/[\w-]+(\.(master|api|fields))?\.ts$/,
    minShareCount: 2,
    priority: 2,
  },
];

const RUNTIME = /^assets\/rolldown-runtime-/;

/** The bundler's few helpers go into the files that call them: one request less on every page. */
export const helpersInPlace: Plugin = {
  name: 'helpers-in-place',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const runtime = Object.values(bundle).find(({ fileName }) => RUNTIME.test(fileName));
      if (runtime?.type !== 'chunk') return;
      const given = /export\{([^}]*)\};?\s*$/.exec(runtime.code);
      if (!given) return;
      const helpers = runtime.code.slice(0, given.index);
      const answer = given[1]!.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
      const path = runtime.fileName.slice('assets/'.length).replaceAll('.', '\\.');
      // A file that needs none of them may still ask for the file itself.
      const taken = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${path}";`);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
        chunk.code = chunk.code.replace(taken, (_all, names: string | undefined) => {
          if (names === undefined) return '';
          const wanted = names.replace(/([\w$]+) as ([\w$]+)/g, '$1:$2');
          return `const{${wanted}}=(()=>{${helpers};return{${answer}}})();`;
        });
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  },
};

/**
 * How modules of CSS are read, by the build and by `npm run dev`. Names of classes and of movements are their file's
 * own; those of areas and containers stay as they are written, for one file may speak of another's.
 */
export const CSS: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '_[local]_[hash]', grid: false, container: false } },
};
