import { IconFileTypePdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Field, Fields } from '#kit/contract/field.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { tujuanKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import kerja from '#areas/stock/web/kerja.module.css';

/** What is typed of a shipment beside what it holds. */
export type Dikemas = {
  tujuan: string;
  pembawa: string | null;
  no_segel: string | null;
  berat_bungkus: Miligram | null;
  keterangan: string | null;
};
type Props = {
  cara: 'TOKO' | 'ONLINE' | 'SEPUHAN' | 'BERLIAN';
  fields: Fields;
  form: Pick<FieldsForm, 'bind' | 'values'>;
};

/** Where a shipment goes, who carries it and how it is packed: the same whatever it holds (D-42.1). */
export function IsianKiriman({ cara, fields, form }: Props) {
  const { data: toko = [] } = useRead(tujuanKirimanEndpoint, { query: { cara } });
  const options = toko.map(({ kode_toko, nama_toko, jauh }) => ({
    value: kode_toko,
    label: `${kode_toko} · ${nama_toko}${jauh ? ` · ${t('server lain')}` : ''}`,
  }));
  const tujuan = toko.find((one) => one.kode_toko === form.values.tujuan);
  const bungkus = form.bind('berat_bungkus');
  return (
    <>
      <SelectInput
        {...form.bind('tujuan')}
        value={form.values.tujuan as string | null}
        label={t('Tujuan')}
        options={options}
        asIs
        searchable={options.length > 6}
      />
      {tujuan?.jauh && (
        <p className={kerja.ingat} role="status">
          {t(
            'Daftar kiriman dikirim ke server toko itu. Barang diterima setelah daftarnya sampai.',
          )}
        </p>
      )}
      <FieldInput of={fields.pembawa as Field} {...form.bind('pembawa')} />
      <FieldInput of={fields.no_segel as Field} {...form.bind('no_segel')} />
      <WeightInput
        {...bungkus}
        value={bungkus.value as Miligram | null}
        label={t('Berat Bungkus')}
      />
      <FieldInput of={fields.keterangan as Field} {...form.bind('keterangan')} />
      {/* Gold for head office is never what another shop found too many. */}
      {fields.no_kirim_asal && (
        <FieldInput of={fields.no_kirim_asal} {...form.bind('no_kirim_asal')} />
      )}
    </>
  );
}

/** What was sent last, with its note. */
export const KirimanTerakhir = ({ no_kirim, isi }: { no_kirim: string; isi: ReactNode }) => (
  <div className={kerja.bagian} role="status">
    <h3>{t('Kiriman terakhir')}</h3>
    <p>
      <b>{no_kirim}</b> · {isi}
    </p>
    <Button
      icon={<IconFileTypePdf size={16} aria-hidden />}
      onClick={() => void bukaSuratJalan(no_kirim)}
    >
      {t('Surat jalan')}
    </Button>
  </div>
);
