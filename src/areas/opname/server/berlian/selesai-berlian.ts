import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { kept } from '#kit/rules/lists.ts';
import { sum, rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Batu } from '#areas/berlian/rules/batu.ts';
import {
  gerakkanBatu,
  gerakOf,
  lockBatu,
  setKeadaan,
} from '#areas/berlian/server/berlian.table.ts';
import { setDitemukan, setGudangBatu } from '#areas/berlian/server/hilang.table.ts';
import { needGudangToko } from '#areas/berlian/server/terima-berlian.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { selesaiOpnameBerlianEndpoint } from '#areas/opname/contract/opname-berlian.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { bedaButir, bukuOpnameBatu, modalHilang } from '#areas/opname/rules/hitung-berlian.ts';
import { TIDAK_OPNAME } from '#areas/opname/rules/opname.ts';
import {
  readKeadaanBatu,
  parcelBelum,
  susunBatu,
  teksJumlah,
} from '#areas/opname/server/berlian/keadaan-berlian.ts';
import {
  readBatu,
  listDiJalan,
  saveHasilBatu,
  type BatuDiJalan,
  type HasilBatu,
} from '#areas/opname/server/berlian/opname-berlian.table.ts';
import { ambilBerjalan } from '#areas/opname/server/opname/opname.ts';
import { readOpname, saveSelesai, type Opname } from '#areas/opname/server/opname/opname.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Ends a count of loose stones: what it found is written down for good and the differences are booked, by SPV where
 * there are none, by the owner where there are (OPNAME_SELESAI).
 */
export async function selesaiOpnameBerlian(
  tx: Tx,
  { body: { id } }: InputOf<typeof selesaiOpnameBerlianEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilBerjalan(tx, 'BERLIAN', id, true, ctx);
  const { rows, kembar, stones } = await readTerkunci(tx, opname, ctx);
  const datang = rows.some((row) => row.bukuan === 'KEMBALI' || row.bukuan === 'PINDAH');
  if (datang) await needGudangToko(tx, [opname], ctx);
  await mintaSetuju(tx, opname, rows, kembar, ctx);

  const no_opname = await takeNomor(tx, ctx.kode_toko, 'OP', ctx.hari);
  const baris = bukuOpnameBatu(rows);
  await saveSelesai(tx, id, { no_opname, membukukan: baris.length > 0 }, ctx);
  await saveHasilBatu(tx, id, rows, ctx);
  await pindahkan(tx, { ...opname, no_opname }, rows, stones, ctx);
  if (baris.length > 0)
    await catatBuku(
      tx,
      {
        no_bukti: no_opname,
        kode_transaksi: 'OPNAME',
        keterangan: `Stock opname berlian ${opname.kode_gudang}`,
        baris,
      },
      ctx,
    );
  tx.audit({
    tindakan: 'SELESAI_OPNAME_BERLIAN',
    tabel: 'opname',
    kunci: no_opname,
    sesudah: {
      ...opname,
      no_opname,
      bukuan: rows.flatMap(({ kode, hasil, bukuan }) => (bukuan ? [{ kode, hasil }] : [])),
    },
  });
  tx.ring('stock-opname', { id });
  return readKeadaanBatu(tx, await readOpname(tx, ctx.kode_toko, 'BERLIAN', id), ctx);
}

/** Which stones a count books so. */
export const kodeDengan = (rows: readonly HasilBatu[], bukuan: HasilBatu['bukuan']): string[] =>
  rows.flatMap((row) => (row.bukuan === bukuan ? (row.kode_berlian ?? []) : []));

/** The result with every stone that will be booked held, and read once more after it is. */
async function readTerkunci(tx: Tx, opname: Opname, ctx: Ctx) {
  const lihat = await readBatu(tx, opname, ctx);
  const codes = lihat.rows.flatMap((row) => (row.bukuan === null ? [] : (row.kode_berlian ?? [])));
  const stones = await lockBatu(tx, codes, ctx);
  const { rows, kembar } = await readBatu(tx, opname, ctx);
  // What came to differ meanwhile was not held: it is counted as moved.
  const tertahan = rows.map((row) =>
    row.bukuan === null || stones.has(row.kode_berlian ?? '')
      ? row
      : { ...row, hasil: 'BERGERAK' as const, bukuan: null },
  );
  for (const kode of kodeDengan(tertahan, 'HILANG')) {
    const { no_pegang: no } = kept(stones, kode);
    const kata = { kode_barcode: kode, no: no ?? '' };
    conflictIf(no !== null, fill(TIDAK_OPNAME.MASIH_DITAHAN, kata));
  }
  return { rows: tertahan, kembar, stones };
}

/** Missing stones are out of the book of stones, found ones in it again, as the shop's own (D-45.7). */
async function pindahkan(
  tx: Tx,
  { no_opname, kode_gudang }: Opname & { no_opname: string },
  rows: readonly HasilBatu[],
  stones: ReadonlyMap<string, Batu>,
  ctx: Ctx,
): Promise<void> {
  const bukti = { no_bukti: no_opname, no_dokumen: no_opname };
  const hilang = kodeDengan(rows, 'HILANG').map((kode) => kept(stones, kode));
  const kembali = kodeDengan(rows, 'KEMBALI').map((kode) => kept(stones, kode));
  const codesOf = (all: readonly Batu[]) => all.map((one) => one.kode_berlian);
  await setKeadaan(tx, codesOf(hilang), { status: 'HILANG', no_pegang: no_opname }, ctx);
  await setDitemukan(tx, codesOf(kembali), kode_gudang, ctx);
  await setGudangBatu(tx, kodeDengan(rows, 'PINDAH'), kode_gudang, ctx);
  await gerakkanBatu(
    tx,
    bukti,
    [
      ...hilang.map((one) => gerakOf(one, 'HILANG', -1)),
      ...kembali.map((one) => gerakOf({ ...one, konsinyasi: false }, 'HILANG', 1)),
    ],
    ctx,
  );
}

async function mintaSetuju(
  tx: Tx,
  opname: Opname,
  rows: readonly HasilBatu[],
  kembar: number,
  ctx: Ctx,
): Promise<void> {
  const kini = susunBatu(opname, rows, kembar);
  const lain = kini.hilang.qty + kini.lebih.qty + kini.salah_gudang.qty + kini.tidak_dikenal;
  // What left before the count and is not received yet is checked by no count: it could lie at home, and be back
  // tomorrow by a cancel.
  const jalan = await listDiJalan(tx, opname, ctx);
  const beda = lain + kini.parcel_belum.qty + jalan.length > 0 || rows.some(bedaButir);
  const named = (hasil: HasilBatu['hasil']) =>
    rows.flatMap((row) =>
      row.hasil === hasil && row.kode_berlian !== null
        ? [{ label: `${hasil} ${row.kode}`, nilai: row.sifat }]
        : [],
    );
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.OPNAME_SELESAI,
      ringkasan: sentence('Selesai stock opname berlian {kode_gudang}', {
        kode_gudang: opname.kode_gudang,
      }),
      penyetuju: beda ? 'OWN' : 'SPV',
      angka: [
        { label: 'Seharusnya', nilai: teksJumlah(kini.harus) },
        { label: 'Ketemu', nilai: teksJumlah(kini.ketemu) },
        { label: 'Hilang', nilai: teksJumlah(kini.hilang) },
        { label: 'Lebih', nilai: teksJumlah(kini.lebih) },
        { label: 'Salah gudang', nilai: teksJumlah(kini.salah_gudang) },
        { label: 'Bergerak', nilai: teksJumlah(kini.bergerak) },
        { label: 'Tidak dikenal', nilai: String(kini.tidak_dikenal) },
        { label: 'Dipindai dua kali', nilai: String(kembar) },
        ...(kini.parcel_belum.qty > 0
          ? [{ label: 'Isi parcel tidak dihitung', nilai: teksJumlah(kini.parcel_belum) }]
          : []),
        ...butirTerbaca(rows),
        ...gerakTerbaca(rows),
        ...jalanTerbaca(jalan),
        ...named('HILANG'),
        ...named('LEBIH'),
        {
          label: 'Modal hilang',
          nilai: formatRupiah(sum([rp(0), ...rows.map(modalHilang)])),
          modal: true as const,
        },
      ],
    },
  ]);
}

/**
 * Parcels by how many stones the book has and how many were counted, each count of them: who agrees sees one that was
 * counted until it was right, and each that was not counted.
 */
function butirTerbaca(rows: readonly HasilBatu[]) {
  const berbeda = rows.filter((row) => bedaButir(row) || row.dihitung.length > 1);
  return [
    ...berbeda.map((row) => ({
      label: `${bedaButir(row) ? 'BUTIR BERBEDA' : 'BUTIR DIHITUNG LAGI'} ${row.kode}`,
      nilai: sentence('buku {buku}, hitung {hitung}', {
        buku: formatInt(row.butir_buku ?? 0),
        hitung: row.dihitung.map(formatInt).join(', '),
      }),
    })),
    ...parcelBelum(rows).map((row) => ({
      label: `TIDAK DIHITUNG ${row.kode}`,
      nilai: sentence('buku {buku}', { buku: formatInt(row.butir) }),
    })),
  ];
}

/** What is on its way by each shipment: the approver asks the other shop whether it left. */
const jalanTerbaca = (jalan: readonly BatuDiJalan[]) =>
  [...Map.groupBy(jalan, (one) => one.no_kirim)].map(([no, stones]) => ({
    label: `DI JALAN ${no}`,
    nilai: stones.map((one) => one.kode_berlian).join(', '),
  }));

/** What moved while the count ran, by the numbers that moved it: the approver looks at whether it really left. */
function gerakTerbaca(rows: readonly HasilBatu[]) {
  const moved = rows.filter((row) => row.hasil === 'BERGERAK' && row.gerak.length > 0);
  if (moved.length === 0) return [];
  const nilai = moved.map(({ kode, gerak }) => `${kode} ${gerak.join(', ')}`).join('; ');
  return [{ label: 'Bukti gerak', nilai }];
}
