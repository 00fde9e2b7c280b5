import {
  bagi,
  cocok,
  jumlah,
  tanggal,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { GRAM, JENIS, LABEL, PERSEN, RUPIAH } from '#tests/proof/oracle/naif/kata-harga.ts';
import { terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';
import { sebutKadar } from '#tests/proof/oracle/naif/stock.naif.ts';

export const laporanHarga: Naif = (fakta, saring, kini) =>
  [...laporanEmas(fakta, saring, kini), ...laporanLain(fakta, saring, kini)].filter(
    ({ jenis_harga, kode_group }) => cocok(saring, { jenis_harga, kode_group }),
  );

const jam = (dari: string, sampai: string): string =>
  `${(bagi(Date.parse(sampai) - Date.parse(dari), 360_000)! / 10).toFixed(1)} jam`;

/** A kadar is said by its percent, everything else by its code. */
const sebutan = (fakta: Fakta, { jenis, kode, kode_group }: Baris): string =>
  jenis === 'GLOBAL' || kode_group ? kode : sebutKadar(fakta, kode);

function laporanEmas(fakta: Fakta, saring: Saring, kini: Kini): Baris[] {
  const global = fakta.parameter_toko
    .filter((row) => row.key === 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE')
    .map((row) => ({ ...row, jenis: 'GLOBAL', kode: 'GLOBAL', harga: row.value }) as Baris);
  const emas = fakta.harga_emas.map(
    (row) =>
      ({ ...row, kode: row.kode_group ?? row.kode_kadar, harga: row.harga_per_gram }) as Baris,
  );
  const [jual, beli] = [terjual(fakta, saring, kini), terbeli(fakta, saring)];
  return [
    ...Map.groupBy([...global, ...emas], ({ jenis, kode }) => `${jenis}|${kode}`).values(),
  ].flatMap((rows) => {
    // A price that was set again to the same value is no change: the period before it goes on.
    const urut = rows
      .toSorted((a, b) => Date.parse(a.berlaku_dari) - Date.parse(b.berlaku_dari) || a.id - b.id)
      .filter((row, at, all) => row.harga !== all[at - 1]?.harga);
    const periode = urut.filter(({ berlaku_dari }) => {
      const tgl = tanggal(berlaku_dari);
      return saring.tgl_from! <= tgl && tgl <= saring.tgl_to!;
    });
    const harga = periode.map((row) => row.harga as number);
    return periode.map((row) => {
      const at = urut.indexOf(row);
      const [lalu, lanjut] = [urut[at - 1]?.harga ?? null, urut[at + 1]?.berlaku_dari ?? null];
      const sampai = (lanjut ?? kini.waktu) as string;
      const milik = (isi: readonly Baris[], jenis: string) =>
        [jenis, 'GLOBAL'].includes(row.jenis)
          ? jumlah(
              isi.filter(
                ({ nota, kode_group, kode_kadar }) =>
                  nota.input_date >= row.berlaku_dari &&
                  (lanjut === null || nota.input_date < lanjut) &&
                  (row.jenis === 'GLOBAL' ||
                    (row.kode_group ? kode_group : kode_kadar) === row.kode),
              ),
              'berat',
            )
          : 0;
      return {
        jenis_harga: row.jenis,
        kode_harga: sebutan(fakta, row),
        kode_group: row.kode_group ?? null,
        isian: null,
        uraian: null,
        tgl_ubah: row.berlaku_dari,
        harga_lama: lalu,
        harga_baru: row.harga,
        beda: lalu === null ? null : row.harga - lalu,
        beda_persen: lalu === null ? null : bagi(row.harga - lalu, lalu, 10_000),
        terendah: Math.min(...harga),
        tertinggi: Math.max(...harga),
        berlaku_jam: jam(row.berlaku_dari, sampai),
        jual_berat: milik(jual, 'JUAL'),
        beli_berat: milik(beli, 'BELI'),
        input_by: row.input_by,
        otorisasi_by: null,
      } as Baris;
    });
  });
}

/** A setting is kept as it is typed, a column of a master in hundredths of a percent or milligrams. */
const bacaan = (tabel: string, isian: string, nilai: unknown): string => {
  const dalam = tabel === 'parameter_toko' ? 1 : 100;
  if (nilai === null || nilai === undefined) return '-';
  if (Array.isArray(nilai)) return nilai.join(', ');
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak';
  if (GRAM.includes(isian)) return `${Number(nilai) / (dalam === 1 ? 1 : 1000)}`;
  return PERSEN.includes(isian) ? `${Number(nilai) / dalam}%` : `${nilai}`;
};

/** What is sold or bought for beside the price of a gram: each field of each row by itself. */
function laporanLain(fakta: Fakta, saring: Saring, kini: Kini): Baris[] {
  const setelan = fakta.parameter_toko
    .filter(({ key }) => `parameter_toko ${key}` in LABEL)
    .map((row) => ({ ...row, tabel: 'parameter_toko', kode: row.key, isian: row.key }) as Baris)
    .map((row) => ({ ...row, waktu: row.berlaku_dari, baru: row.value ?? null }) as Baris);
  const semua = [...fakta.riwayat_harga, ...setelan];
  return [...Map.groupBy(semua, (row) => `${row.tabel}|${row.kode}|${row.isian}`).values()].flatMap(
    (rows) => {
      const urut = rows
        .toSorted((a, b) => Date.parse(a.waktu) - Date.parse(b.waktu) || a.id - b.id)
        .filter(
          (row, at, all) =>
            row.tabel !== 'parameter_toko' ||
            JSON.stringify(row.baru) !== JSON.stringify(all[at - 1]?.baru ?? null),
        );
      const periode = urut.filter(({ waktu }) => {
        const tgl = tanggal(waktu);
        return saring.tgl_from! <= tgl && tgl <= saring.tgl_to!;
      });
      const { tabel, kode, isian } = rows[0]!;
      const uang = RUPIAH.includes(isian);
      const harga = periode.map(({ baru }) => baru).filter((one) => one !== null) as number[];
      return periode.map((row) => {
        const at = urut.indexOf(row);
        const lama = row.lama ?? urut[at - 1]?.baru ?? null;
        const sampai = (urut[at + 1]?.waktu ?? kini.waktu) as string;
        const catatan = fakta.audit.find(({ op }) => op === row.op);
        const dua = uang && lama !== null && row.baru !== null;
        return {
          jenis_harga: JENIS[tabel],
          kode_harga: kode,
          kode_group: tabel === 'group_barang' ? kode : null,
          isian: LABEL[`${tabel} ${isian}`],
          tgl_ubah: row.waktu,
          harga_lama: uang ? lama : null,
          harga_baru: uang ? row.baru : null,
          beda: dua ? row.baru - lama : null,
          beda_persen: dua && lama !== 0 ? bagi(row.baru - lama, lama, 10_000) : null,
          uraian: uang ? null : `${bacaan(tabel, isian, lama)} → ${bacaan(tabel, isian, row.baru)}`,
          terendah: uang && harga.length > 0 ? Math.min(...harga) : null,
          tertinggi: uang && harga.length > 0 ? Math.max(...harga) : null,
          berlaku_jam: jam(row.waktu, sampai),
          jual_berat: 0,
          beli_berat: 0,
          input_by: row.input_by ?? catatan?.user_id ?? null,
          otorisasi_by:
            fakta.otorisasi.find(({ keystore }) => keystore === catatan?.keystore)?.disetujui_by ??
            null,
        } as Baris;
      });
    },
  );
}
