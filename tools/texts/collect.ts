import { sense } from '#kit/rules/sentence.ts';
import { isTest, type Node, nodesOf, type Source } from '#tools/source.ts';

/**
 * Calls whose first text a person reads: `t('…')`, `sentence('…')`, `mark('…')`, `toast.info('…')`, and
 * the `batal('…')` of an event.
 */
const SAYS = ['t', 'sentence', 'said', 'mark', 'say', 'hint', 'batal'];
const TOASTS = ['success', 'error', 'warning', 'info', 'undo'];
/** The field words of kit/contract/field.ts: their first text is the label. */
const FIELD_WORDS = [
  ...'text longText kode secret int rupiah gram persen kadarPersen yesNo day instant'.split(' '),
  ...'time choice status ref refs carat list photo rowText rowWord rowFigure sumGram sumRupiah mustDay userRef'.split(
    ' ',
  ),
  ...'picture pictures pictureName colour tags link spasi coin phone phoneTold phones amounts noKtp'.split(
    ' ',
  ),
];
/** Properties that hold a text, by the floor they stand on. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  contract: [
    ...'label title noun nama message hint peringatan question yes no found answers'.split(' '),
    ...'empty tab group rowNoun rows head count sum judul keterangan'.split(' '),
  ],
  rules: ['message', 'label'],
  server: ['message', 'label', 'judul'],
  web: 'label title success failure noun question message does search none hint'.split(' '),
};
/** Properties of a component that are handed on as they stand and translated where they are shown. */
const GIVEN = ['success'];
/** Data and examples, not words of the product. */
const NOT_OURS = [
  '/demo/',
  '/galeri/',
  '/testing/',
  '/migrations/',
  '/functions/',
  '/postgres/',
  'server/start.ts',
];

/** Every text that a person may read, in Indonesian, with the files that say it. */
export function collectTexts(sources: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const source of sources) {
    if (isTest(source.path) || NOT_OURS.some((part) => source.path.includes(part))) continue;
    if (!maySay(source)) continue;
    for (const text of textsIn(source))
      found.set(text, [...new Set([...(found.get(text) ?? []), source.path])]);
  }
  return found;
}

/** What each floor's code looks like where it says a text; a third of it does not, and need not be parsed for it. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map(
  [...Object.keys(KEYS), ''].map((floor) => {
    const calls = [...SAYS, 'sense', 'words', ...FIELD_WORDS].join('|');
    const keys = [...(KEYS[floor] ?? []), ...GIVEN, 'states'].join('|');
    return [
      floor,
      new RegExp(`\\b(${calls})[(<]|\\btoast\\b|(\\b(${keys})|Message)\\b['"]?\\s*[:=]`),
    ];
  }),
);
const maySay = ({ path, text }: Source): boolean => SIGNS.get(floorOf(path))?.test(text) ?? true;

const SAYING = ['CallExpression', 'Property', 'JSXAttribute'];

function textsIn(source: Source): string[] {
  const keys = KEYS[floorOf(source.path)] ?? [];
  return nodesOf(source)
    .filter(({ node }) => SAYING.includes(node.type))
    .flatMap(({ node }) => [
      ...called(node),
      ...held(node, keys),
      ...given(node),
      ...stateNames(node),
    ])
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !/^[a-z]+(_[a-z]+)+$/.test(text));
}

const floorOf = (path: string): string =>
  path.endsWith('.area.ts')
    ? 'contract'
    : (path.split('/').find((part) => part in KEYS) ??
      (path.startsWith('src/app/web') ? 'web' : ''));

function called(node: Node): string[] {
  if (node.type !== 'CallExpression') return [];
  const [first, second] = node.arguments as Node[];
  const callee = node.callee as Node & {
    name?: string;
    object?: Node & { name?: string };
    property?: Node & { name?: string };
  };
  const name = callee.type === 'Identifier' ? callee.name! : '';
  const toast =
    callee.type === 'MemberExpression' &&
    callee.object?.name === 'toast' &&
    TOASTS.includes(callee.property?.name ?? '');
  if (SAYS.includes(name) || toast) return choicesOf(first);
  if (name === 'sense') return choicesOf(first).map((text) => sense(text, literal(second!) ?? ''));
  if (name === 'words' && first) return wordsOf(first);
  if (!FIELD_WORDS.includes(name)) return [];
  const options = ['choice', 'status'].includes(name) && second ? optionLabels(second) : [];
  return [...choicesOf(first), ...options];
}

/** `open ? 'Tutup' : 'Lihat'` says two texts, `name ?? 'Lainnya'` one. */
function choicesOf(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type === 'ConditionalExpression')
    return [...choicesOf(node.consequent as Node), ...choicesOf(node.alternate as Node)];
  if (node.type === 'LogicalExpression')
    return [...choicesOf(node.left as Node), ...choicesOf(node.right as Node)];
  const text = literal(node);
  return text === undefined ? [] : [text];
}

/** `words(['Belum jatuh tempo', '{n} harga'])`, or the same by their codes. */
const wordsOf = (node: Node): string[] =>
  node.type === 'ArrayExpression'
    ? (node.elements as Node[]).flatMap(choicesOf)
    : optionLabels(node);

/** `{ LUNAS: 'Sudah lunas' }`: the labels; a plain list of codes needs no words. */
function optionLabels(node: Node): string[] {
  if (node.type !== 'ObjectExpression') return [];
  return (node.properties as Node[]).flatMap((one) => choicesOf(one.value as Node | undefined));
}

/** `success="Baki ditimbang"`. */
function given(node: Node): string[] {
  if (node.type !== 'JSXAttribute') return [];
  const { name } = node.name as Node & { name?: string };
  return GIVEN.includes(name ?? '') ? choicesOf(node.value as Node | undefined) : [];
}

/** `states: { OPEN: { name: 'BELUM VALIDASI', … } }`: what a person reads of a document. */
function stateNames(node: Node): string[] {
  const states = propertyOf(node, 'states');
  return (states ? propertiesOf(states) : []).flatMap((state) =>
    propertiesOf(state.value as Node).flatMap((one) => {
      const name = propertyOf(one, 'name');
      return name ? choicesOf(name) : [];
    }),
  );
}

const propertiesOf = (node: Node): Node[] =>
  node.type === 'ObjectExpression' ? (node.properties as Node[]) : [];

function propertyOf(node: Node, key: string): Node | undefined {
  if (node.type !== 'Property') return undefined;
  const { name } = node.key as Node & { name?: string };
  return name === key ? (node.value as Node) : undefined;
}

function held(node: Node, keys: readonly string[]): string[] {
  if (node.type !== 'Property') return [];
  const { name, value: text } = node.key as Node & { name?: string; value?: string };
  const key = String(name ?? text ?? '');
  if (!keys.includes(key) && !(key.endsWith('Message') && keys.includes('message'))) return [];
  const said = choicesOf(node.value as Node);
  // A report counts its rows by it.
  if (key === 'rowNoun') return said.map((one) => `{n} ${one}`);
  return key === 'group' ? said.flatMap((one) => one.split('/')) : said;
}

function literal(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || (node.expressions as Node[]).length > 0) return undefined;
  const [only] = node.quasis as (Node & { value: { cooked: string } })[];
  return only?.value.cooked;
}
