import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { mg } from '#kit/rules/quantity.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { A4, openPaper } from '#kit/server/paper/document.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { sheetsOf } from '#areas/kirim/rules/lembar.ts';
import { barisSurat, type BarisSurat } from '#areas/kirim/server/batu/batu-surat.ts';
import { listNomorSertifikat } from '#areas/kirim/server/batu/sertifikat-kiriman.query.ts';
import { findJauh } from '#areas/kirim/server/jauh/jauh.table.ts';
import { kirimBarang } from '#areas/kirim/server/kirim-barang.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Kirim = DocumentOf<typeof kirimBarangDocument.spec>;
type Line = Kirim['barang'][number];

const EDGE = 42;
const RIGHT = A4.width - EDGE;
const WIDTH = RIGHT - EDGE;
/** One sheet goes with the goods, the other stays. */
const LEMBAR = ['Lembar 1: toko tujuan', 'Lembar 2: toko asal'] as const;
const TOP = 236;
const ROW = 17;
/**
 * The dispatch note: A4 upright in two copies, every piece of it, signed by who sends, carries and receives
 * (D-42.1).
 */
export async function suratJalan(
  on: Sql,
  { params }: { params: { no: string } },
  ctx: Ctx,
): Promise<Raw> {
  const row = await kirimBarang.read(on, params.no.toUpperCase(), ctx);
  const user = await findUser(on, row.input_by);
  const kirim = { ...row, input_by: user?.usere_name ?? row.input_by };
  const paper = openPaper(`Surat Jalan ${kirim.no_kirim}`, ctx.toko.nama_toko);
  const parts: Buffer[] = [];
  // The receiver of another server waits for the list, not for this paper.
  const jauh = (await findJauh(on, ctx.kode_toko, kirim.no_kirim)) !== undefined;
  const nomor = await listNomorSertifikat(on, kirim.no_kirim, ctx);
  const baris = await barisSurat<Line>(on, kirim.no_kirim, ctx);
  for (const lembar of LEMBAR) {
    const pergi = lembar === LEMBAR[0];
    const barang = pergi ? kirim.barang.map(tanpaNomor(nomor)) : kirim.barang;
    const sheets = sheetsOf(baris(barang, pergi));
    for (const [index, rows] of sheets.entries()) {
      const last = index === sheets.length - 1;
      const draw = (canvas: Canvas) => {
        drawHead(canvas, paper.faces, kirim, lembar, jauh, ctx);
        drawRows(canvas, paper.faces, rows, columnsOf(kirim));
        if (last) drawEnd(canvas, paper.faces, kirim, TOP + (rows.length + 1) * ROW);
        const foot = `${kirim.no_kirim} · ${index + 1} / ${sheets.length}`;
        canvas.text(paper.faces.plain, 8.5, RIGHT, 815, foot, { end: true, grey: 0.35 });
      };
      for await (const part of paper.page(A4, draw)) parts.push(part);
    }
  }
  for await (const part of paper.close((canvas) => canvas.box(0, 0, 0, 0, 1))) parts.push(part);
  return {
    body: Buffer.concat(parts),
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="SURAT JALAN ${kirim.no_kirim}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** The receiver of a stone reads the number from its certificate, not from the paper beside it (decision 1100). */
const tanpaNomor =
  (nomor: ReadonlyMap<number, string>) =>
  (line: Line): Line => {
    const no = nomor.get(line.urut);
    if (no === undefined || !line.nama_barang.endsWith(no)) return line;
    return { ...line, nama_barang: `${line.nama_barang.slice(0, -no.length)}bersertifikat` };
  };

function drawHead(
  canvas: Canvas,
  { bold, plain }: Faces,
  kirim: Kirim,
  lembar: string,
  jauh: boolean,
  { toko }: Ctx,
): void {
  canvas.text(bold, 15, EDGE, 56, toko.nama_toko, { within: 260 });
  canvas.text(plain, 9, EDGE, 71, toko.alamat_toko, { within: 260 });
  const judul = `SURAT JALAN ${kirim.isi}`;
  canvas.text(bold, 17, RIGHT, 56, judul, { end: true });
  canvas.text(plain, 11, RIGHT, 73, kirim.no_kirim, { end: true });
  canvas.rule(EDGE, 86, WIDTH, 1.2);
  const marks = [lembar, ...(kirim.status === 'CANC' ? ['BATAL'] : [])];
  canvas.text(bold, 9.5, RIGHT, 101, marks.join(' · '), { end: true });
  const jam = localTime(kirim.input_date, toko.zona).slice(11);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Tanggal', `${formatHariPanjang(kirim.tgl_system)} ${jam}`],
    ['Dari', `${toko.kode_toko} ${toko.nama_toko}`],
    ['Tujuan', `${kirim.tujuan} ${kirim.nama_tujuan}`],
    ['Pengirim', kirim.input_by],
    ['Pembawa', kirim.pembawa],
    ['No Segel', kirim.no_segel],
    ['Berat Bungkus', kirim.berat_bungkus === null ? null : `${formatGram(kirim.berat_bungkus)} g`],
    ['Kiriman Asal', kirim.no_kirim_asal],
    ['Daftar', jauh ? 'Lewat server toko tujuan' : null],
    ['Keterangan', kirim.keterangan || null],
  ];
  facts
    .filter(([, value]) => value !== null)
    .forEach(([label, value], index) => {
      const x = EDGE + (index % 2) * (WIDTH / 2);
      const y = 122 + Math.floor(index / 2) * 19;
      canvas.text(plain, 9.5, x, y, label, { grey: 0.35 });
      canvas.text(bold, 9.5, x + 78, y, value ?? '', { within: WIDTH / 2 - 86 });
    });
}

type Column = {
  label: string;
  x: number;
  end?: true;
  of: (line: Line, index: number) => string;
  within: number;
};
const COLUMNS: readonly Column[] = [
  { label: 'No', x: EDGE + 22, end: true, within: 22, of: (line) => formatInt(line.urut) },
  { label: 'Barcode', x: EDGE + 30, within: 62, of: (line) => line.kode_barcode },
  { label: 'Nama Barang', x: EDGE + 96, within: 178, of: (line) => line.nama_barang },
  {
    label: 'Asal',
    x: EDGE + 280,
    within: 62,
    of: (line) => namaTempat({ kode_gudang: line.dari_gudang, kode_baki: line.dari_baki }),
  },
  { label: 'Kadar', x: EDGE + 386, end: true, within: 44, of: (line) => percentText(line.persen) },
  {
    label: 'Berat (g)',
    x: EDGE + 446,
    end: true,
    within: 58,
    of: (line) => formatGram(line.berat),
  },
  { label: 'Terima', x: EDGE + 462, within: 46, of: () => '' },
];

/** Gold is called by a document and its place there, or by its lot: longer than a barcode (D-44.9). */
const LEBAR: Readonly<Record<string, Partial<Column>>> = {
  Barcode: { label: 'Nomor', within: 98 },
  'Nama Barang': { x: EDGE + 134, within: 140 },
};
/** A stone says its carat, its stones and its certificate: no kadar and no grams (D-45.8). */
const BATU: Readonly<Record<string, Partial<Column>>> = {
  Barcode: { label: 'Kode' },
  'Nama Barang': { label: 'Berlian', within: 210 },
  Asal: { x: EDGE + 312, within: 50 },
  Kadar: { label: 'Butir', of: (line) => formatInt(line.butir ?? 0) },
  'Berat (g)': { label: 'Carat', of: (line) => formatGram(line.carat ?? mg(0)) },
};
const columnsOf = ({ isi }: Kirim): readonly Column[] => {
  if (isi === 'BARANG') return COLUMNS;
  const own = isi === 'EMAS' ? LEBAR : BATU;
  return COLUMNS.map((one) => ({ ...one, ...own[one.label] }));
};

function drawRows(
  canvas: Canvas,
  { bold, plain }: Faces,
  rows: readonly BarisSurat<Line>[],
  columns: readonly Column[],
): void {
  canvas.box(EDGE, TOP - 12, WIDTH, ROW, 0.92);
  for (const { label, x, end, within } of columns)
    canvas.text(bold, 9, x, TOP, label, { end: end ?? false, within });
  rows.forEach((row, index) => {
    const y = TOP + (index + 1) * ROW;
    if ('batu' in row) {
      canvas.text(plain, 8.5, EDGE + 104, y, row.batu, { within: 340, grey: 0.35 });
      return;
    }
    const { line } = row;
    for (const { x, end, within, of } of columns)
      canvas.text(plain, 9, x, y, of(line, index), { end: end ?? false, within });
    canvas.frame(EDGE + 462, y - 9, 11, 11);
    canvas.rule(EDGE, y + 5, WIDTH, 0.3, 0.75);
  });
}

function drawEnd(canvas: Canvas, { bold, plain }: Faces, kirim: Kirim, y: number): void {
  const batu = kirim.isi === 'BERLIAN';
  const noun = batu ? `kode, ${formatInt(kirim.total_butir)} butir` : 'barang';
  canvas.text(bold, 10, EDGE + 96, y, `Total ${formatInt(kirim.total_qty)} ${noun}`);
  const berat = batu ? `${formatGram(kirim.total_carat)} ct` : formatGram(kirim.total_berat);
  canvas.text(bold, 10, EDGE + 446, y, berat, { end: true });
  const names: readonly (readonly [string, string])[] = [
    ['Pengirim', kirim.input_by],
    ['Pembawa', kirim.pembawa ?? ''],
    ['Penerima', ''],
  ];
  const gap = 16;
  const width = (WIDTH - gap * (names.length - 1)) / names.length;
  const top = y + 24;
  names.forEach(([name, who], index) => {
    const x = EDGE + index * (width + gap);
    canvas.text(bold, 10, x + width / 2, top, name, { middle: true });
    canvas.frame(x, top + 8, width, 62);
    canvas.text(plain, 9, x + width / 2, top + 64, who, { middle: true, within: width - 8 });
  });
}
