import { lineOf, type Node, nodesOf, type Source } from '#tools/source.ts';

/**
 * Words that the glossary gives up for the shop's own, as far as they mean nothing to the machine:
 * `order` sorts and `label` labels, but nothing in a program is a loan.
 */
const NEVER: Readonly<Record<string, string>> = {
  debt: 'hutang',
  loan: 'hutang',
  pawn: 'hutang',
  tray: 'baki',
  warehouse: 'gudang',
  karat: 'kadar',
  carat: 'kadar',
  purity: 'kadar',
  sku: 'kode_barcode',
  craftsman: 'tukang',
  seller: 'sales',
  deposit: 'titipan or dp',
  installment: 'cicilan',
  instalment: 'cicilan',
  discount: 'diskon or potongan',
  deduction: 'potongan',
  buyback: 'pembelian',
  repair: 'service',
  servis: 'service',
  ceiling: 'plafond',
  repayment: 'pelunasan',
  payoff: 'pelunasan',
  renewal: 'peremajaan',
  auction: 'lelang',
  redemption: 'penebusan',
  washing: 'sepuhan',
  melt: 'hancur',
  stocktake: 'opname',
  invoice: 'faktur',
  receipt: 'nota',
  voucher: 'kupon',
  outlet: 'cabang',
  headquarter: 'pusat',
  hq: 'pusat',
  swap: 'tukar',
  diamond: 'berlian',
  gem: 'batu',
  prize: 'hadiah',
  labour: 'ongkos',
  cashout: 'gesek tunai',
  approval: 'otorisasi',
  grup: 'group',
  jewelry: 'barang',
  jewellery: 'barang',
  goldsmith: 'tukang',
  pawnshop: 'toko',
};

const DECLARES: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
};

/** The business speaks Indonesian: no English shop word is a name under src/areas. */
export function wordObjections(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/areas/'))
    .flatMap((source) => [
      ...neverWords(source.path.split('/').at(-1) ?? '').map(
        (word) => `${source.path}: ${told(word)}`,
      ),
      ...declaredNames(source).flatMap(({ name, start }) =>
        neverWords(name).map((word) => {
          return `${source.path}:${lineOf(source.text, start)} ${name}: ${told(word)}`;
        }),
      ),
    ]);
}

const told = (word: string): string => `the shop does not say ${word} but ${NEVER[word]}`;

/** The parts of a name in camelCase, snake_case, kebab-case or CAPITALS, in the singular. */
function neverWords(name: string): string[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return parts
    .map((part) => (part in NEVER ? part : part.replace(/s$/, '')))
    .filter((part) => part in NEVER);
}

function declaredNames(source: Source): { name: string; start: number }[] {
  return nodesOf(source).flatMap(({ node }) => {
    const named = node[DECLARES[node.type] ?? ''];
    const parameters = Array.isArray(node['params']) ? node['params'] : [];
    return [named, ...parameters].flatMap((one) => {
      const { type, name, start } = (one ?? {}) as Node & { name?: string };
      return type === 'Identifier' && name ? [{ name, start }] : [];
    });
  });
}
