import { bagi, tanggal, type Baris, type Fakta } from '#tests/proof/oracle/fakta.ts';
import { kunci as kunciPesanan } from '#tests/proof/oracle/naif/janji.naif.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';

/** One thing that somebody did on a day, before it is added up. */
export type Jejak = Baris & {
  readonly siapa: string;
  readonly hari: string;
  readonly no: readonly string[];
};

/** Sold lines with their nota, also of what was cancelled since. */
export const terjual = (fakta: Fakta): Baris[] =>
  fakta.penjualan
    .filter((nota) => nota.valid_at !== null)
    .flatMap((nota) => barisJual(fakta, nota).map((row) => ({ ...row, nota }) as Baris));

/** The prices of one thing in their order, each that differs from the one before with that one. */
const berubah = (rows: readonly Baris[], harga: string): Baris[] => {
  const urut = rows.toSorted(
    (a, b) => Date.parse(a.berlaku_dari) - Date.parse(b.berlaku_dari) || a.id - b.id,
  );
  return urut
    .map((row, ke) => ({ ...row, lalu: urut[ke - 1]?.[harga] ?? null, kini: row[harga] }) as Baris)
    .filter(({ lalu, kini }) => lalu !== null && lalu !== kini);
};
/** A document of so few minutes after a change. */
const setelah = ({ input_date }: Baris, { berlaku_dari }: Baris): boolean => {
  const menit = (Date.parse(input_date) - Date.parse(berlaku_dari)) / 60_000;
  return menit >= 0 && menit <= 30;
};
const toko = (fakta: Fakta, nama: string): Baris[] =>
  fakta.parameter_toko.filter(({ key }) => key === nama);
const GLOBAL = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

export function jejakHarga(fakta: Fakta): Jejak[] {
  const kunci = ({ jenis, kode_group, kode_kadar }: Baris) =>
    `${jenis}|${kode_group ?? kode_kadar}`;
  const baris = [...Map.groupBy(fakta.harga_emas, kunci).values()].flatMap((rows) =>
    berubah(rows, 'harga_per_gram'),
  );
  const murni = berubah(toko(fakta, GLOBAL), 'value');
  return terjual(fakta).flatMap((row) => {
    const { nota, kode_group, kode_kadar, berat, persen, harga_id } = row;
    const piece = fakta.barang.find((one) => one.kode_barcode === row.kode_barcode);
    const segram = row.no_titip === null && piece?.harga_jual === 0 && row.harga_hari > 0;
    const ubah = [
      ...baris
        .filter(({ jenis, id, ...one }) =>
          jenis === 'JUAL'
            ? [kode_group, kode_kadar].includes(one.kode_group ?? one.kode_kadar)
            : jenis !== 'BELI' && id === harga_id,
        )
        .map((one) => ({
          ...one,
          kode: `${one.jenis === 'JUAL' ? '' : `${one.jenis} `}${one.kode_group ?? one.kode_kadar}`,
          beda: bagi(one.kini - one.lalu, 1000, berat),
        })),
      ...murni
        .filter(() => harga_id === null && segram)
        .map((one) => ({
          ...one,
          kode: 'GLOBAL',
          beda: bagi(
            bagi(one.kini, 10_000, persen)! - bagi(one.lalu, 10_000, persen)!,
            1000,
            berat,
          ),
        })),
    ] as Baris[];
    return ubah
      .filter((one) => setelah(nota, one))
      .toSorted((a, b) => Date.parse(b.berlaku_dari) - Date.parse(a.berlaku_dari))
      .slice(0, 1)
      .map(({ kode, lalu, kini, beda }) => ({
        siapa: nota.input_by,
        hari: nota.tgl_system,
        no: [nota.no_faktur_jual],
        uraian: `${kode} ${lalu} menjadi ${kini}`,
        berat,
        rupiah: row.netto,
        selisih: beda,
      }));
  });
}

/** Lines of deposits and contracts, whose price is held from then on; what only waits holds none. */
const dititipkan = (fakta: Fakta): Baris[] => [
  ...fakta.titipan
    .filter(({ status, no_batal }) => status !== 'OPEN' && (status !== 'CANC' || no_batal !== null))
    .flatMap((titip) =>
      fakta.titipan_barang
        .filter(({ no_titip }) => no_titip === titip.no_titip)
        .map((row) => ({ ...row, titip, no_titip: null }) as Baris),
    ),
  ...fakta.cicilan
    .filter(({ serah }) => serah === 'LUNAS')
    .flatMap((kontrak) =>
      fakta.cicilan_barang
        .filter(({ no_cicilan }) => no_cicilan === kontrak.no_cicilan)
        .map((row) => {
          const titip = { ...kontrak, no_titip: kontrak.no_cicilan as string };
          return { ...row, titip, no_titip: null } as Baris;
        }),
    ),
];

/** Gold that a payment of an order bought, as a line of its moment. */
const dikunci = (fakta: Fakta): Baris[] =>
  kunciPesanan(fakta).flatMap((one): Baris[] => {
    const pesanan = fakta.pesanan.find(({ no_pesanan }) => no_pesanan === one.no_pesanan)!;
    const { kode_group, kode_kadar } = fakta.pesanan_barang.find(
      (row) => row.no_pesanan === one.no_pesanan && row.urut === one.urut,
    )!;
    const bayar = fakta.pesanan_bayar.find(({ no_bayar }) => no_bayar === one.no_bayar);
    const input_by = bayar?.input_by ?? pesanan.valid_by ?? pesanan.input_by;
    const titip = { ...one, no_titip: one.no_bayar as string, input_by };
    return [{ ...one, kode_group, kode_kadar, titip, pesanan } as Baris];
  });

/** A piece without a price of its own. */
const menurutBerat = (fakta: Fakta, kode: string): boolean => {
  const { harga_jual, kategori_harga, kode_bandrol } = fakta.barang.find(
    (one) => one.kode_barcode === kode,
  )!;
  return harga_jual === 0 && (kategori_harga !== 'BANDROL' || kode_bandrol === null);
};

/** Deposits taken in the half hour before the price of their gold rose. */
export function jejakKunci(fakta: Fakta): Jejak[] {
  const jual = fakta.harga_emas.filter(({ jenis }) => jenis === 'JUAL');
  const kode = ({ kode_group, kode_kadar }: Baris): string => kode_group ?? kode_kadar;
  const naik = [...Map.groupBy(jual, kode).values()]
    .flatMap((rows) => berubah(rows, 'harga_per_gram'))
    .filter(({ lalu, kini }) => kini > lalu)
    .toSorted((a, b) => Date.parse(a.berlaku_dari) - Date.parse(b.berlaku_dari));
  const milik = [
    ...dititipkan(fakta).filter(({ kode_barcode }) => menurutBerat(fakta, kode_barcode)),
    ...dikunci(fakta).filter(({ pesanan }) => pesanan.status !== 'CANC'),
  ];
  return milik.flatMap((row): Jejak[] => {
    const { titip, berat, kode_group, kode_kadar } = row;
    const kena = naik.find((one) => {
      const menit = (Date.parse(one.berlaku_dari) - Date.parse(titip.input_date)) / 60_000;
      return menit > 0 && menit <= 30 && [kode_group, kode_kadar].includes(kode(one));
    });
    if (!kena) return [];
    return [
      {
        siapa: titip.input_by,
        hari: titip.tgl_system,
        no: [titip.no_titip],
        uraian: `${kode(kena)} ${kena.lalu} menjadi ${kena.kini}`,
        berat,
        rupiah: bagi(berat, 1000, row.harga_per_gram),
        selisih: -bagi(berat, 1000, kena.kini - kena.lalu)!,
      },
    ];
  });
}

const adalahRosok = ({ asal_nota }: Baris): boolean => ['ROSOK', 'TOKO_LAIN'].includes(asal_nota);

/** Bought in the minutes after its buying price rose by more than two in a hundred, from the lowest of these minutes. */
export function jejakBeliNaik(fakta: Fakta): Jejak[] {
  const beli = fakta.harga_emas.filter(({ jenis }) => jenis === 'BELI');
  const kode = ({ kode_group, kode_kadar }: Baris): string => kode_group ?? kode_kadar;
  const semua = [
    ...[...Map.groupBy(beli, kode).values()].flatMap((rows) => berubah(rows, 'harga_per_gram')),
    ...berubah(toko(fakta, 'HARGA_ROSOK'), 'value').filter(({ kini }) => kini !== null),
  ];
  return fakta.pembelian
    .filter((nota) => nota.valid_at !== null)
    .flatMap((nota) =>
      fakta.pembelian_barang
        .filter(({ no_faktur_beli }) => no_faktur_beli === nota.no_faktur_beli)
        .flatMap((row): Jejak[] => {
          const kena = semua.filter(
            (one) =>
              setelah(nota, one) &&
              (adalahRosok(row)
                ? one.key === 'HARGA_ROSOK'
                : [row.kode_group, row.kode_kadar].includes(one.kode_group ?? one.kode_kadar)),
          );
          const naik = [...Map.groupBy(kena, (one) => kode(one) ?? 'ROSOK')].map(([nama, rows]) => {
            const [lalu, kini] = [Math.min(...rows.map((one) => one.lalu)), rows.at(-1)!.kini];
            const banyak = nama === 'ROSOK' ? row.murni : row.berat;
            return { nama, lalu, kini, beda: bagi(kini - lalu, 1000, banyak)! };
          });
          return naik
            .filter(({ lalu, kini }) => kini * 100 > lalu * 102)
            .toSorted((a, b) => b.beda - a.beda)
            .slice(0, 1)
            .map(({ nama, lalu, kini, beda }) => ({
              siapa: nota.input_by,
              hari: nota.tgl_system,
              no: [nota.no_faktur_beli],
              uraian: `${nama} ${lalu} menjadi ${kini}`,
              berat: row.berat,
              rupiah: row.harga,
              selisih: beda,
            }));
        }),
    );
}

/** Every change of a price: of a gram, of pure gold, of whatever a master says; who did it, and what was before and after. */
function ganti(fakta: Fakta): Baris[] {
  const urutan = (rows: readonly Baris[]): Baris[] => {
    const urut = rows.toSorted((a, b) => Date.parse(a.waktu) - Date.parse(b.waktu) || a.id - b.id);
    return urut
      .map((row, at) => ({ ...row, lama: urut[at - 1]?.baru ?? null }) as Baris)
      .filter((row) => row.baru !== row.lama);
  };
  const emas = fakta.harga_emas.map(
    (row) =>
      ({
        ...row,
        tabel: 'harga_emas',
        kode: row.kode_group ?? row.kode_kadar,
        isian: row.jenis,
        waktu: row.berlaku_dari,
        baru: row.harga_per_gram,
      }) as Baris,
  );
  const global = [
    ...toko(fakta, GLOBAL).map((row) => ({ ...row, kode: 'GLOBAL' }) as Baris),
    ...toko(fakta, 'HARGA_ROSOK').map((row) => ({ ...row, kode: 'ROSOK' }) as Baris),
  ]
    .map((row) => ({ ...row, tabel: 'parameter_toko', isian: '' }) as Baris)
    .map((row) => ({ ...row, waktu: row.berlaku_dari, baru: row.value ?? null }) as Baris);
  const sendiri = [...emas, ...global];
  const kunci = ({ tabel, kode, isian }: Baris) => `${tabel}|${kode}|${isian}`;
  const semua = [
    ...[...Map.groupBy(sendiri, kunci).values()].flatMap(urutan),
    ...fakta.riwayat_harga,
  ];
  return [...Map.groupBy(semua, kunci).values()].flatMap((rows) => {
    const urut = rows.toSorted((a, b) => Date.parse(a.waktu) - Date.parse(b.waktu) || a.id - b.id);
    return urut.flatMap((row, at) => {
      const catatan = fakta.audit.find(({ op }) => op === row.op);
      const next = urut[at + 1];
      return catatan ? [{ ...row, next, siapa: catatan.user_id, keystore: catatan.keystore }] : [];
    });
  });
}

export const jejakGanti = (fakta: Fakta): Jejak[] =>
  ganti(fakta).map(({ siapa, keystore, waktu }) => ({
    siapa,
    keystore,
    hari: tanggal(waktu),
    no: [],
  }));

/** Whether a bought line was paid by this price. */
const dibeli = ({ tabel, isian, kode }: Baris, line: Baris): boolean =>
  adalahRosok(line)
    ? tabel === 'parameter_toko' && kode === 'ROSOK'
    : tabel === 'harga_emas' &&
      isian === 'BELI' &&
      [line.kode_group, line.kode_kadar].includes(kode);

/** Orders that were written while the price held, and further payments that bought gold at it. */
function dipesan(fakta: Fakta, { tabel, isian, kode, waktu, next }: Baris): string[] {
  if (tabel !== 'harga_emas' || isian !== 'JUAL') return [];
  const kena = (saat: Baris, line: Baris): boolean =>
    saat.input_date >= waktu &&
    saat.input_date < next.waktu &&
    [line.kode_group, line.kode_kadar].includes(kode);
  return [
    ...fakta.pesanan
      .filter((satu) =>
        fakta.pesanan_barang.some(
          (line) => line.no_pesanan === satu.no_pesanan && kena(satu, line),
        ),
      )
      .map(({ no_pesanan }) => no_pesanan as string),
    ...dikunci(fakta)
      .filter((line) => line.no_bayar !== line.no_pesanan && kena(line, line))
      .map(({ no_bayar }) => no_bayar as string),
  ];
}

/** Set back within a day to what it had been; with what was sold and bought by it in between. */
export function jejakKembali(fakta: Fakta): Jejak[] {
  const isi = (nilai: unknown) => JSON.stringify(nilai ?? null);
  return ganti(fakta)
    .filter(({ next, lama }) => next && lama !== null && isi(next.baru) === isi(lama))
    .filter(({ next, waktu }) => Date.parse(next.waktu) - Date.parse(waktu) <= 86_400_000)
    .map((row) => {
      const kena = (line: Baris): boolean =>
        ({
          harga_emas:
            row.isian === 'JUAL'
              ? [line.kode_group, line.kode_kadar].includes(row.kode)
              : row.isian !== 'BELI' && line.harga_id === row.id,
          parameter_toko:
            row.kode === 'GLOBAL' &&
            line.harga_id === null &&
            line.no_titip === null &&
            line.harga_hari > 0,
          bandrol:
            line.harga === row.baru &&
            fakta.barang.some(
              (one) => one.kode_barcode === line.kode_barcode && one.kode_bandrol === row.kode,
            ),
          potongan_kategori: line.kode_potongan === row.kode,
        })[row.tabel as string] ?? false;
      return {
        siapa: row.siapa,
        hari: tanggal(row.next.waktu),
        no: [
          ...terjual(fakta)
            .filter(({ nota }) => nota.input_date >= row.waktu && nota.input_date < row.next.waktu)
            .filter(kena)
            .map(({ nota }) => nota.no_faktur_jual as string),
          ...dititipkan(fakta)
            .filter(
              ({ titip }) => titip.input_date >= row.waktu && titip.input_date < row.next.waktu,
            )
            .filter(
              (line) =>
                row.tabel !== 'parameter_toko' || menurutBerat(fakta, line.kode_barcode as string),
            )
            .filter(kena)
            .map(({ titip }) => titip.no_titip as string),
          ...dipesan(fakta, row),
          ...fakta.pembelian
            .filter(({ valid_at, input_date }) =>
              valid_at === null ? false : input_date >= row.waktu && input_date < row.next.waktu,
            )
            .filter(({ no_faktur_beli }) =>
              fakta.pembelian_barang.some(
                (line) => line.no_faktur_beli === no_faktur_beli && dibeli(row, line),
              ),
            )
            .map(({ no_faktur_beli }) => no_faktur_beli as string),
        ],
        uraian: `${['BELI', 'RESELLER', 'GROSIR'].includes(row.isian) ? `${row.isian} ` : ''}${row.kode} ${row.lama} menjadi ${row.baru ?? '-'}`,
      };
    });
}
