import { formatGram, formatInt, formatPersen } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { minus, percentOf, plus, shareOf, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { PriceStrip, type Term } from '#kit/web/mark/price-strip.tsx';
import { tentukanBatas } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { ukuranBatu } from '#areas/penjualan/web/batu/lihat-batu.ts';
import { UbahBatu } from '#areas/penjualan/web/batu/ubah-batu.tsx';
import { kodeOf } from '#areas/penjualan/web/kasir/draft.ts';
import { UbahBaris } from '#areas/penjualan/web/kasir/ubah-baris.tsx';
import { useKasirHere, type Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import '#areas/penjualan/web/kasir/potong-hp.css';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

/** How the active line comes to its price; opened by Enter, its figures can be typed over. */
export function RincianBaris() {
  const kasir = useKasirHere();
  const batas = useBatasDiskon(kasir);
  if (!kasir.aktif) return null;
  const { batu } = kasir.aktif;
  if (kasir.mengubah && batu)
    return (
      <UbahBatu
        key={kodeOf(kasir.aktif)}
        kasir={kasir}
        baris={kasir.aktif}
        batu={batu}
        batas={batas}
      />
    );
  if (kasir.mengubah && !kasir.aktif.titip)
    return <UbahBaris key={kodeOf(kasir.aktif)} kasir={kasir} baris={kasir.aktif} batas={batas} />;
  const { barang } = kasir.aktif;
  const masuk = barang.tgl_terima ? formatTanggal(barang.tgl_terima, t) : '-';
  return (
    <div className={css.strip}>
      <PriceStrip
        title={barang.nama_barang}
        note={`${kodeOf(kasir.aktif)} · ${t('masuk')} ${masuk}`}
        terms={termsOf(kasir, batas)}
      />
    </div>
  );
}

/** What this level may take off the line alone; nothing for those without a limit (D-3.5). */
function useBatasDiskon({ hitung, di, aturan }: Kasir): Rupiah | undefined {
  const persen = tentukanBatas(usePerson().level as Level, aturan.batas.diskon);
  const asli = hitung.asli[di];
  return persen === undefined || !asli ? undefined : percentOf(asli.harga_komputer, persen, 'half');
}

function termsOf({ hitung, di, aktif, aturan }: Kasir, batas: Rupiah | undefined): Term[] {
  const jadi = hitung.jadi.baris[di]!;
  const { dasar } = hitung.hitung.baris[di]!;
  const { barang, batu } = aktif!;
  const harga_batu = dasar.harga_batu ?? (0 as Rupiah);
  const bulat = minus(jadi.harga_jual, sum([jadi.nilai_emas, harga_batu, dasar.harga_atribut]));
  const terurai = dasar.cara === 'GRAM' && dasar.harga_jual === 0;
  return [
    terurai
      ? {
          label: t('Nilai emas'),
          value: formatInt(jadi.nilai_emas),
          source: `${formatGram(dasar.berat)} g \u00d7 ${formatInt(dasar.harga_per_gram)}`,
        }
      : {
          label: batu ? t('Harga berlian') : t('Harga barang'),
          value: formatInt(jadi.harga_jual),
          source: batu ? ukuranBatu(batu) : (barang.kode_bandrol ?? t('tetap')),
        },
    ...(terurai ? batuTerpasang(barang, dasar.harga_batu) : []),
    ...atributOf(barang, dasar.harga_atribut),
    ...(batu
      ? []
      : [
          {
            label: t('Ongkos'),
            value: formatInt(jadi.ongkos),
            sign: '+' as const,
            source: barang.ongkos_sendiri === null ? t('master') : t('barang'),
          },
        ]),
    ...(terurai && bulat !== 0
      ? [
          {
            label: t('Pembulatan'),
            value: formatInt(bulat),
            sign: '+' as const,
            source: t('ke {langkah}', { langkah: formatInt(aturan.pembulatan) }),
          },
        ]
      : []),
    {
      label: t('Diskon'),
      value: formatInt(plus(jadi.diskon_rp, jadi.potongan_rp)),
      sign: '-',
      source:
        batas === undefined ? t('tanpa batas') : t('maks. {batas}', { batas: formatInt(batas) }),
    },
    {
      label: t('Jumlah'),
      value: formatInt(minus(jadi.harga, plus(jadi.diskon_rp, jadi.potongan_rp))),
      sign: '=',
      source: persenOf(plus(jadi.diskon_rp, jadi.potongan_rp), jadi.harga),
    },
  ];
}

const atributOf = ({ atribut }: Barang, harga: Rupiah): Term[] =>
  harga > 0
    ? [{ label: t('Atribut'), value: formatInt(harga), sign: '+', source: atribut ?? '' }]
    : [];

/** The stones of a piece; one that no price is known of is named, for it costs nothing (D-45.3). */
const batuTerpasang = (
  { batu_tanpa_harga: kode, berlian }: Barang,
  harga_batu: Rupiah | null | undefined,
): Term[] =>
  typeof harga_batu === 'number'
    ? [
        {
          label: t('Berlian'),
          value: formatInt(harga_batu),
          sign: '+',
          source: kode
            ? t('{kode} tanpa harga', { kode })
            : t('{n} berlian', { n: berlian.length }),
        },
      ]
    : [];

const persenOf = (bagian: Rupiah, dari: Rupiah): string =>
  bagian === 0 || dari === 0 ? '\u00a0' : `\u2212${formatPersen(shareOf(bagian, dari, 'half'))}%`;
