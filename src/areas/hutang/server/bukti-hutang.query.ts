import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { DokumenPesan } from '#areas/pesan/server/kirim-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What the customer hears of an act on a loan: its name, the sum, and until when or what is left to fetch. */
type Bukti = {
  readonly perihal: string;
  readonly table: string;
  readonly no: string;
  readonly jumlah: Query;
  /** The ticket that runs after it, where that is another one. */
  readonly surat?: Query;
  readonly tempo?: Query;
  readonly sisa?: Query;
};

/** Acts on a loan by the letters of their numbers. */
const BUKTI: Readonly<Record<string, Bukti>> = {
  BH: {
    perihal: 'Bayar bunga',
    table: 'hutang_bunga',
    no: 'no_bunga',
    jumlah: sql`b.bunga_rp`,
    tempo: sql`b.tgl_jatuh_tempo`,
  },
  LH: {
    perihal: 'Pelunasan',
    table: 'hutang_lunas',
    no: 'no_lunas',
    jumlah: sql`b.total_bayar`,
  },
  RH: {
    perihal: 'Peremajaan',
    table: 'hutang_remaja',
    no: 'no_remaja',
    jumlah: sql`b.jumlah_hutang`,
    surat: sql`b.no_hutang_baru`,
    tempo: sql`b.tgl_jatuh_tempo`,
  },
  LG: {
    perihal: 'Lelang',
    table: 'hutang_lelang',
    no: 'no_lelang',
    jumlah: sql`b.jumlah_hutang + b.bunga_rp`,
    sisa: sql`b.kelebihan`,
  },
  KL: {
    perihal: 'Kelebihan lelang dibayarkan',
    table: 'hutang_kelebihan',
    no: 'no_kelebihan',
    jumlah: sql`b.kelebihan`,
  },
};
export const HURUF_BUKTI = Object.keys(BUKTI);

type Row = {
  no_hutang: string;
  status: string;
  tgl_system: Hari;
  nama_customer: string;
  no_hp: string | null;
  kode_customer: string | null;
  jumlah: Rupiah;
  tempo: Hari | null;
  sisa: Rupiah | null;
};

/** The receipt of an act on a loan as a message to its customer; nothing where the shop has none of this number. */
export async function readBuktiHutang(
  on: Sql,
  no: string,
  { kode_toko, toko }: Ctx,
): Promise<DokumenPesan | undefined> {
  const bukti = BUKTI[no.slice(0, 2)];
  if (!bukti) return undefined;
  const { table, perihal, jumlah, surat = sql`h.no_faktur_hutang` } = bukti;
  const { tempo = sql`null::date`, sisa = sql`null::bigint` } = bukti;
  const row = await on.maybe(sql<Row>`
    select ${surat} as no_hutang, b.status, b.tgl_system, h.nama_customer, h.no_hp, h.kode_customer,
           (${jumlah})::bigint as jumlah, ${tempo} as tempo, (${sisa})::bigint as sisa
      from ${sql.table(table)} b
      join hutang h on h.kode_toko = b.kode_toko and h.no_faktur_hutang = b.no_faktur_hutang
     where b.kode_toko = ${kode_toko} and b.${sql.ref(bukti.no)} = ${no}`);
  if (!row) return undefined;
  const { status, nama_customer, no_hp, kode_customer } = row;
  return {
    // A redemption that waits for its validation is not done yet.
    status: status === 'TUNGGU' ? 'OPEN' : status,
    customer: { kode_customer, nama: nama_customer, no_hp },
    nilai: {
      nama_toko: toko.nama_toko,
      alamat_toko: toko.alamat_toko,
      nama_customer: nama_customer || 'Bapak/Ibu',
      perihal,
      no_nota: no,
      no_hutang: row.no_hutang,
      tanggal: formatHariPanjang(row.tgl_system),
      total: formatRupiah(row.jumlah),
      keterangan: keteranganOf(row),
      batal: status === 'CANC' ? 'BATAL' : '',
    },
  };
}

const keteranganOf = ({ tempo, sisa }: Row): string => {
  if (tempo) return `Jatuh tempo ${formatHariPanjang(tempo)}`;
  return sisa ? `Kelebihan untuk Anda ${formatRupiah(sisa)}, dapat diambil di toko` : '';
};
