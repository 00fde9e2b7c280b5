import { IconBarcode } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field, Fields } from '#kit/contract/field.ts';
import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { daftarBarangEndpoint, keWire } from '#areas/stock/contract/barang.api.ts';
import { barangBaruFields } from '#areas/stock/contract/barang.fields.ts';
import { pilihUntukLabel } from '#areas/stock/web/label/pilihan.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import css from '#areas/terima/web/terima.module.css';

type Lot = AnswerOf<typeof terimaDocument.one>['lot'][number];

const { nama_barang, kode_kategori, berat, berat_atribut, size, kode_gudang, kode_baki } =
  barangBaruFields;
const FIELDS: Fields = {
  nama_barang,
  kode_kategori,
  berat,
  berat_atribut,
  size,
  kode_gudang,
  kode_baki,
};

/** The lots of a delivery, and the piece that is weighed and labelled now. */
export function LabelTerima({ no, onSelesai }: { no: string; onSelesai: () => void }) {
  const navigate = useNavigate();
  const { data } = useRead(terimaDocument.one, { params: { no }, keep: true, staleTime: 0 });
  const [urut, setUrut] = useState<number>();
  const [baru, setBaru] = useState<readonly string[]>([]);
  if (!data) return null;
  const terbuka = data.lot.filter((one) => one.sisa_qty > 0);
  const lot = terbuka.find((one) => one.urut === urut) ?? terbuka[0];
  const cetak = () => {
    pilihUntukLabel(baru);
    void navigate({ to: '/cetak-barcode' });
  };
  return (
    <>
      {data.lot.map((one) => (
        <BarisLot
          key={one.urut}
          lot={one}
          dipilih={one === lot}
          onPilih={() => setUrut(one.urut)}
        />
      ))}
      {lot ? (
        <FormLabel
          key={lot.urut}
          no={no}
          urut={lot.urut}
          onBaru={(kode) => setBaru((old) => [...old, kode])}
        />
      ) : (
        <p role="status">{t('Seluruh barang penerimaan ini sudah dilabel.')}</p>
      )}
      <div className={css.tombol}>
        {baru.length > 0 && (
          <Button icon={<IconBarcode size={16} aria-hidden />} onClick={cetak}>
            {t('Cetak {n} label', { n: formatInt(baru.length) })}
          </Button>
        )}
        <Button look="quiet" onClick={onSelesai}>
          {t('Kembali')}
        </Button>
      </div>
    </>
  );
}

const BarisLot = ({
  lot,
  dipilih,
  onPilih,
}: {
  lot: Lot;
  dipilih: boolean;
  onPilih: () => void;
}) => (
  <div className={css.baris}>
    <span>
      <b>
        {percentText(lot.kadar)} · {lot.kode_group} · {lot.kode_dept}
      </b>
      <small>
        {t('{label} dari {qty} dilabel, sisa {berat} g', {
          label: formatInt(lot.label_qty),
          qty: formatInt(lot.label_qty + lot.sisa_qty),
          berat: formatGram(lot.sisa_berat),
        })}
      </small>
    </span>
    <Button size="sm" disabled={dipilih || lot.sisa_qty === 0} onClick={onPilih}>
      {dipilih ? t('Sedang dilabel') : t('Pilih')}
    </Button>
  </div>
);

type FormProps = { no: string; urut: number; onBaru: (kode: string) => void };

/** One piece: its name, its weight, its tray; name and place stay for the next one. */
function FormLabel({ no, urut, onBaru }: FormProps) {
  const form = useFields(FIELDS);
  const write = useWrite(labelTerimaEndpoint, {
    success: 'Barang dilabel',
    refresh: [terimaDocument.one, terimaDocument.list, daftarBarangEndpoint],
    after: ([piece]) => {
      if (piece) onBaru(piece.kode_barcode);
      form.set('berat', null);
    },
  });
  const simpan = () => {
    const values = form.check();
    if (values)
      void write.send({ params: { no }, body: { urut, barang: [keWire(FIELDS, values)] } });
  };
  return (
    <FormFrame onSave={simpan} className={css.form} label={t('Label barang')}>
      <div className={css.kepala}>
        {(['nama_barang', 'kode_kategori', 'size', 'kode_gudang'] as const).map((name) => (
          <FieldInput key={name} of={FIELDS[name] as Field} {...form.bind(name)} />
        ))}
        <RefInput
          {...form.bind('kode_baki')}
          value={form.values.kode_baki as string | null}
          label={t('Baki')}
          source={sourceOf(kode_baki)}
          within={{ kode_gudang: form.values.kode_gudang }}
        />
        {(['berat_atribut', 'berat'] as const).map((name) => (
          <WeightInput
            key={name}
            {...form.bind(name)}
            value={form.values[name] as Miligram | null}
            label={tOf(FIELDS[name]?.label) ?? name}
          />
        ))}
      </div>
      <div className={css.tombol}>
        <Button look="primary" busy={write.busy} onClick={simpan} data-submit shortcut="Ctrl Enter">
          {t('Simpan dan label')}
        </Button>
      </div>
    </FormFrame>
  );
}
