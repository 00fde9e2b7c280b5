import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { isTest, nodesOf, readSources, sourceOf, type Node, type Source } from '#tools/source.ts';

/**
 * What a call takes, a screen sends. A body holds every field of its call (the compiler says so), and a field that no
 * screen asks for is sent as a constant `null`: tests by HTTP and the demo never see it. This finds each such constant,
 * and each constant object that is spread, in the bodies of the screens (decision 1239). One that belongs there is
 * written below with its reason; any other gets an input.
 */
type AnySchema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly innerType: AnySchema;
  readonly element: AnySchema;
  readonly options: readonly AnySchema[];
  readonly shape: Readonly<Record<string, AnySchema>>;
  readonly in: AnySchema;
};

/** Sent as nothing on purpose, and why: files below `src/areas`, each with its fields. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  'a quote has its figures before the deal is whole': [
    'hutang/web/baru/use-hutang.ts: ...UNKNOWN_BORROWER',
    'pembelian/web/beli/use-hitung.ts: ...ONLY_LINES',
    'manual/web/dagang/use-beli-manual.ts: kode_sales, customer, foto, pembayaran, keterangan',
    'manual/web/dagang/use-jual-manual.ts: kode_sales, ...DIKENAL, pembayaran, keterangan',
  ],
  'the card says it: its phone is shown masked, and its consent is the card’s': [
    'customer/web/customer-body.ts: ...TOLD_BY_CARD',
    'pembelian/web/beli/draft-beli.ts: alamat, no_hp, setuju_promo',
    'manual/web/dagang/use-beli-manual.ts: alamat, no_hp, setuju_promo',
    'penjualan/web/kasir/draft.ts: ...TANPA_CUSTOMER',
    'penjualan/web/kasir/muka-customer.tsx: setuju_promo',
    'penjualan/web/kasir/nanti/kartu.ts: setuju_promo',
    'penjualan/web/titipan/ambil-di-kasir.ts: setuju_promo',
  ],
  'the customer of an exchange is asked with its sale': [
    'tukar/web/kasir/use-tukar.ts: setuju_promo',
  ],
  'a form begins with it and fills it': [
    'akses/web/data-users.screen.tsx: level',
    'barang/web/harga-baris.ts: persen',
    'hutang/web/lelang/lelang-dialog.tsx: kode_kadar, berat',
    'hutang/web/baru/use-hutang.ts: foto, no_ktp',
    'hutang/web/putus/putus-dialog.tsx: berat, kondisi, harga',
    'manual/web/dagang/use-beli-manual.ts: no_ktp',
    'member/web/data-member.screen.tsx: kode_customer, nama, no_hp, alamat',
    'pembelian/web/beli/batu-beli.tsx: ...BATU_KOSONG',
    'pembelian/web/beli/draft-beli.ts: ...KOSONG',
    'pembelian/web/beli/use-draft-beli.ts: ...PENJUAL_KOSONG',
    'pengawasan/web/catat-lapor.tsx: no_identitas',
    'penjualan/web/kasir/draft.ts: tolak',
    'penjualan/web/kasir/isi-tunda.ts: platform, ...DRAFT_KOSONG, ...TANPA_CUSTOMER, tukar',
    'penjualan/web/online/use-online.ts: ...EMPTY',
    'penjualan/web/tayang/sambungan-side.tsx: ...KOSONG',
    'penjualan/web/titipan/ambil-di-kasir.ts: ...BARU',
    'pesan/web/gateway-side.tsx: token',
    'sepuhan/web/isi-sortir.ts: ...KOSONG',
    'sepuhan/web/use-bagian.ts: berat, no_dokumen, urut',
    'sepuhan/web/cabang/terima-cabang.tsx: urut',
    'sepuhan/web/cabang/use-emas.ts: urut',
    'sepuhan/web/terima-sepuhan.screen.tsx: urut',
    'service/web/kerja/use-finish.ts: upah',
    'service/web/kerja/use-selesai.ts: ...NOTHING, foto',
    'service/web/pesanan/kerja/use-selesai.ts: ...NOTHING',
    'service/web/pesanan/baru/isi-po.ts: jenis',
    'service/web/pesanan/kerja/use-selesai.ts: foto',
  ],
  'what is read or reckoned here is no body': [
    'akses/web/cetak-struk.ts: logo',
    'penjualan/web/dokumen/cetak-nota.ts: alamat, bulan',
    'akses/web/user-acts.tsx: ...LIST',
    'akses/web/user-dialog.tsx: ...LIST',
    'stock/web/tambah/use-harga.ts: ...TANPA_SARINGAN, ...SEMUA, ...LAMA',
    'stock/web/use-pasangan.ts: ...ASK',
    'dashboard/web/pusat/grafik-cabang.tsx: tgl_system',
    'dokumen/web/act/use-act.ts: value',
    'dokumen/web/act/use-step.tsx: value',
    'pembelian/web/waiting-pembelian.tsx: value',
    'penjualan/web/batu/lihat-batu.ts: berat_atribut, berat_asli, berat_label, atribut, size, kondisi, deskripsi',
    'penjualan/web/batu/lihat-batu.ts: kode_intern, tag_id, kode_bandrol, harga_atribut, harga_per_gram',
    'penjualan/web/batu/lihat-batu.ts: dokumen_perolehan, kode_baki',
    'service/web/pesanan/baru/use-harga-baris.ts: kode_dept, kode_group',
    'stock/web/banyak/periksa.ts: kadar, berat_asli, kategori_harga',
    'stock/web/pesan-isi.ts: berat_asli',
    'uang/web/bayar/use-payment.tsx: value',
  ],
  'the other half of a choice is nothing: cash has no fee, a stone no gold, a lot that is there its own figures':
    [
      'opname/web/opname/pindai-opname.tsx: berat',
      'pre-order/web/po-dipilih.ts: no_po, urut_po, tanpa_po',
      'penjualan/web/grosir/draft-grosir.ts: persen, ...TANPA_BATU',
      'penjualan/web/kasir/draft.ts: kode_barcode, berat, harga_per_gram, ongkos, ...TANPA_BATU',
      'penjualan/web/kasir/isi-tunda.ts: kode_barcode, ...TANPA_BATU',
      'penjualan/web/kasir/use-jual.ts: ...ECER',
      'penjualan/web/online/retur-dialog.tsx: barang, foto',
      'penjualan/web/online/use-online.ts: persen, ...ECER, ...TANPA_BATU',
      'penjualan/web/grosir/draft-grosir.ts: ...ECER',
      'penjualan/web/titipan/cetak-titipan.ts: no_bayar',
      'sepuhan/web/form-manual.tsx: kode_gudang, kadar, modal',
      'sepuhan/web/pindah-sortir.screen.tsx: qty',
      'service/web/pesanan/kerja/use-selesai.ts: berat, kode_kategori, kode_group, nama_barang',
      'tukar/web/kasir/use-tukar.ts: pembayaran',
      'uang/web/bayar/use-pay-out.tsx: fee',
      'uang/web/kirim/form-kirim.tsx: tujuan',
      'uang/web/kirim/kiriman.tsx: jumlah_diterima, ke',
      'uang/web/non-cash/cair-marketplace.tsx: fee_mp, ongkir, biaya_bank',
      'uang/web/non-cash/form-cair.tsx: fee_mp, ongkir',
    ],
  'wholesale and marketplace sell at the price of the day, without deposit and coupon (D-33, D-48.1)':
    [
      'penjualan/web/grosir/draft-grosir.ts: ...TANPA_HARGA, ...TAMBAHAN_KOSONG, kupon, titipan, kode_nota',
      'penjualan/web/grosir/draft-grosir.ts: diambil_oleh, no_ktp',
      'penjualan/web/online/use-online.ts: ...TANPA_HARGA, ...TAMBAHAN_KOSONG, kupon, titipan, kode_nota',
      'penjualan/web/online/use-online.ts: diambil_oleh, no_ktp, platform, pembayaran',
      'penjualan/web/titipan/tombol-titip.tsx: platform',
    ],
  'goods without a barcode are priced and discounted line by line; the server knows their warehouse (D-46.3)':
    [
      'manual/web/dagang/use-beli-manual.ts: kode_gudang, harga_per_gram',
      'manual/web/dagang/use-jual-manual.ts: ...LAIN',
    ],
  'one press says yes, no or now; a word more would be one too many': [
    'akses/web/otorisasi-manual.tsx: alasan',
    'akses/web/otorisator/permintaan.tsx: alasan',
    'barang/web/use-harga-emas.ts: berlaku_dari',
    'kirim/web/kirim/isi-kiriman.tsx: keterangan',
    'kirim/web/terima/catat-lebih.tsx: keterangan',
    'pesan/web/tombol-wa.tsx: receiver, message',
    'uang/web/non-cash/cair-marketplace.tsx: keterangan',
  ],
  'the channel that told of the order names it': ['pre-order/web/baru-dialog.tsx: no_order'],
};

/** The names of all fields that a body takes, also inside its lines and its parts. */
function namesIn(schema: AnySchema, found: Set<string>, seen = new Set<AnySchema>()): Set<string> {
  if (seen.has(schema)) return found;
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const on = (one: AnySchema) => namesIn(one, found, seen);
  if (def.type === 'array') on(def.element);
  else if (def.type === 'pipe') on(def.in);
  else if (def.type === 'union') def.options.forEach(on);
  else if (def.innerType) on(def.innerType);
  else if (def.type === 'object')
    for (const [name, part] of Object.entries(def.shape)) {
      found.add(name);
      on(part);
    }
  return found;
}

/** What the bodies of all writes take. Masters are drawn whole from their declaration. */
const NAMES = new Set(
  CONTRACTS.flatMap((area) => [
    ...area.endpoints,
    ...area.documents.flatMap((one) => one.calls),
  ]).flatMap(({ method, body }) =>
    method === 'GET' || !body ? [] : [...namesIn(body as unknown as AnySchema, new Set())],
  ),
);

const WEB = readSources(['src/areas/*/web/**/*.ts', 'src/areas/*/web/**/*.tsx']).filter(
  ({ path }) => !isTest(path),
);

type Held = Node & { readonly name?: string; readonly value?: unknown };
const isNothing = (value: unknown): boolean => {
  const { type, value: literal, name } = value as Held;
  return (
    (type === 'Literal' && literal === null) || (type === 'Identifier' && name === 'undefined')
  );
};
const keyOf = ({ key, computed }: Node): string | undefined => {
  if (computed) return undefined;
  const { name, value } = key as Held;
  return name ?? (typeof value === 'string' ? value : undefined);
};

/** A blank draft, what a field is reset to, the card of no person: no body. */
const CONST = /^[A-Z][A-Z0-9_]*$/;
const BLANK = /kosong|blank|empty|baru$/i;
const PUTS = /^(set|put|ubah|taruh)/;
const isNoBody = (at: Node, holders: ReadonlyMap<Node, Node | undefined>): boolean => {
  for (let one = holders.get(at); one; one = holders.get(one)) {
    const name = (node: unknown): string => String((node as Held | undefined)?.name ?? '');
    if (one.type === 'VariableDeclarator') {
      const id = name(one['id']);
      if (CONST.test(id) || BLANK.test(id)) return true;
    }
    if (one.type === 'JSXAttribute') return true;
    if (one.type === 'CallExpression') {
      const callee = one['callee'] as Node;
      const said = callee.type === 'MemberExpression' ? callee['property'] : callee;
      if (PUTS.test(name(said))) return true;
    }
  }
  return false;
};

const constants = (source: Source): string[] => {
  const nodes = nodesOf(source);
  const holders = new Map(nodes.map(({ node, parent }) => [node, parent]));
  return nodes.flatMap(({ node, parent }) => {
    if (node.type === 'SpreadElement' && parent?.type === 'ObjectExpression') {
      const { name = '' } = node['argument'] as Held;
      return CONST.test(name) && !isNoBody(node, holders) ? [`...${name}`] : [];
    }
    const key = node.type === 'Property' && parent?.type === 'ObjectExpression' && keyOf(node);
    if (!key || !NAMES.has(key) || !isNothing(node['value'])) return [];
    return isNoBody(node, holders) ? [] : [key];
  });
};

const KNOWN = new Set(
  Object.values(NOTHING)
    .flat()
    .flatMap((line) => {
      const [file = '', fields = ''] = line.split(': ');
      return fields.split(', ').map((field) => `${file}: ${field}`);
    }),
);
const FOUND = new Set(
  WEB.flatMap((source) =>
    constants(source).map((field) => `${source.path.replace('src/areas/', '')}: ${field}`),
  ),
);

test('a field that a call takes is sent by some screen, not as a constant null', () => {
  expect([...FOUND].filter((one) => !KNOWN.has(one))).toEqual([]);
});

test('what is written down here as sent as nothing still is', () => {
  expect([...KNOWN].filter((one) => !FOUND.has(one))).toEqual([]);
});

test('a body that sends nothing for a field is found, a blank form and a reset are not', () => {
  const of = (text: string) => constants(sourceOf('src/areas/x/web/x.ts', text));
  const body =
    'write.send({ body: { keterangan: null, barang: rows.map((r) => ({ ...r, foto: null })) } })';
  expect(of(`const save = () => ${body};`)).toEqual(['keterangan', 'foto']);
  expect(
    of('const bodyOf = (d) => ({ ...UNTOLD, keterangan: d.keterangan, foto: undefined });'),
  ).toEqual(['...UNTOLD', 'foto']);
  expect(of('const EMPTY = { keterangan: null }; set({ foto: null });')).toEqual([]);
  expect(of('const bodyOf = (d) => ({ keterangan: d.keterangan || null });')).toEqual([]);
});
