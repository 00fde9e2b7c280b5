import { formatGram } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import type { Kiriman } from '#areas/kirim/contract/kiriman.api.ts';

type Asal =
  | 'asal'
  | 'nama_asal'
  | 'tgl_system'
  | 'input_by'
  | 'pembawa'
  | 'no_segel'
  | 'berat_bungkus'
  | 'keterangan';
type Props = {
  kiriman: Pick<Kiriman, Asal> & Partial<Pick<Kiriman, 'lebih'>>;
  /** Its number, where the title of the screen is another. */
  no?: string;
};

/** Where a shipment to this shop comes from, who carried it and how it was packed. */
export const AsalKiriman = ({ kiriman, no }: Props) => (
  <Facts
    of={{
      ...(no && { [t('No Kirim')]: no }),
      [t('Toko Asal')]: `${kiriman.asal} · ${kiriman.nama_asal}`,
      [t('Tanggal')]: formatTanggal(kiriman.tgl_system, t),
      [t('Pengirim')]: kiriman.input_by,
      ...(kiriman.pembawa && { [t('Pembawa')]: kiriman.pembawa }),
      ...(kiriman.no_segel && { [t('No Segel')]: kiriman.no_segel }),
      ...(kiriman.berat_bungkus && {
        [t('Berat Bungkus')]: `${formatGram(kiriman.berat_bungkus)} g`,
      }),
      ...(kiriman.keterangan && { [t('Keterangan')]: kiriman.keterangan }),
      ...(kiriman.lebih?.length && { [t('Barang Lebih')]: kiriman.lebih.join(', ') }),
    }}
  />
);
