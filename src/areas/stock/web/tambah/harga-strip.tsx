import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { priceOf, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { PriceStrip, type Term } from '#kit/web/mark/price-strip.tsx';
import type { HargaForm, IsiForm } from '#areas/stock/web/tambah/use-harga.ts';

/** What the piece will cost, and why: gold, labour, stones, rounding. */
export function HargaStrip({ isi, harga }: { isi: IsiForm; harga: HargaForm | undefined }) {
  if (!harga)
    return (
      <PriceStrip
        title={t('Harga hari ini')}
        note={t('Isi kadar dan berat untuk melihat harga.')}
        terms={[]}
      />
    );
  const note = t('Emas {asli} g, murni {murni} g', {
    asli: formatGram(harga.berat_asli),
    murni: formatGram(harga.murni),
  });
  return <PriceStrip title={t('Harga hari ini')} note={note} terms={termsOf(isi, harga)} />;
}

const hasil = (harga_hari_ini: Rupiah | null, source?: string): Term => ({
  label: t('Harga jual'),
  sign: '=',
  value: harga_hari_ini === null ? '-' : formatRupiah(harga_hari_ini),
  source,
});

function termsOf(
  isi: IsiForm,
  { harga_per_gram, ongkos, harga_hari_ini, berat, sumber }: HargaForm,
): Term[] {
  if (isi.harga_jual) {
    return [
      { label: t('Harga tetap'), value: formatInt(isi.harga_jual), source: t('per potong') },
      { label: t('Ongkos'), value: formatInt(ongkos), sign: '+' },
      hasil(harga_hari_ini),
    ];
  }
  if (harga_per_gram === null) return [hasil(null, t('Harga emas kadar ini belum diatur'))];
  const emas = priceOf(harga_per_gram, berat, 'half');
  const atribut = isi.harga_atribut ?? (0 as Rupiah);
  const beda = harga_hari_ini === null ? 0 : harga_hari_ini - emas - ongkos - atribut;
  return [
    {
      label: t('Nilai emas'),
      value: formatInt(emas),
      source: `${formatGram(berat)} g × ${formatInt(harga_per_gram)}${sumber ? ` (${sumber})` : ''}`,
    },
    {
      label: t('Ongkos'),
      value: formatInt(ongkos),
      sign: '+',
      source: isi.ongkos == null ? t('dari parameter') : t('tetap'),
    },
    ...(atribut > 0
      ? [{ label: t('Atribut'), value: formatInt(atribut), sign: '+' } as const]
      : []),
    hasil(
      harga_hari_ini,
      beda === 0
        ? undefined
        : t('dibulatkan {n}', { n: `${beda > 0 ? '+' : ''}${formatInt(beda)}` }),
    ),
  ];
}
