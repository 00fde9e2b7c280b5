import { useState } from 'react';
import { text } from '#kit/contract/field.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { barangSelisih, selisihKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import css from '#areas/stock/web/kerja.module.css';

export type Dikirim = DocumentOf<typeof kirimBarangDocument.spec>;
type Hasil = 'KEMBALI' | 'HILANG';

const FIELDS = {
  kode_gudang: barangSelisih.kode_gudang,
  kode_baki: barangSelisih.kode_baki,
  alasan: text('Alasan', { min: 3, max: 300 }),
};
type Isi = { kode_gudang: string | null; kode_baki: string | null; alasan: string };
const HASIL = [
  { value: 'KEMBALI', label: sense('Kembali', 'barang') },
  { value: 'HILANG', label: 'Hilang' },
];

type Props = {
  dokumen: Dikirim;
  lists: readonly { readonly call: string }[];
  onClose: () => void;
};

/** Pieces that the receiver never got: each one never left and goes to a tray, or is lost (D-42.6). */
export function SelisihDialog({ dokumen, lists, onClose }: Props) {
  const kurang = dokumen.barang.filter((one) => one.hasil === 'KURANG');
  const [hasil, setHasil] = useState<Readonly<Record<string, Hasil>>>({});
  const form = useFields(FIELDS);
  const write = useWrite(selisihKirimanEndpoint, {
    success: 'Selisih kiriman diselesaikan',
    refresh: lists,
    onProblem: form.take,
    after: onClose,
  });
  const chosen = kurang.filter((one) => hasil[one.kode_barcode] !== undefined);
  // Gold and stones go back to where they lay: no tray is asked for them (D-44.9, D-45.8).
  const back = chosen.some((one) => one.isi === 'BARANG' && hasil[one.kode_barcode] === 'KEMBALI');
  const save = () => {
    const isi = chosen.length > 0 ? (form.check() as Isi | undefined) : undefined;
    if (!isi || write.busy) return;
    void write.send({
      params: { no: dokumen.no_kirim },
      body: {
        alasan: isi.alasan,
        barang: chosen.map(({ kode_barcode, isi: jenis }) => {
          const one = hasil[kode_barcode] ?? 'KEMBALI';
          const keBaki = one === 'KEMBALI' && jenis === 'BARANG';
          return {
            kode_barcode,
            hasil: one,
            kode_gudang: keBaki ? isi.kode_gudang : null,
            kode_baki: keBaki ? isi.kode_baki : null,
          };
        }),
      },
    });
  };
  const alasan = form.bind('alasan');
  return (
    <DialogFrame
      title={t('Selisih {no}', { no: dokumen.no_kirim })}
      width={560}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button
            look="primary"
            busy={write.busy}
            disabled={chosen.length === 0}
            onClick={save}
            data-submit
          >
            {t('Selesaikan {n} barang', { n: formatInt(chosen.length) })}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.form} label={t('Selisih kiriman')}>
        <p className={css.tenang}>
          {t(
            'Barang yang tidak berangkat kembali ke baki. Barang hilang menjadi beban toko ini, disetujui owner.',
          )}
        </p>
        {kurang.map((one) => (
          <div key={one.kode_barcode} className={css.hitung}>
            <span>
              {one.nama_barang}
              <small>
                {one.kode_barcode} ·{' '}
                {one.carat === null ? `${formatGram(one.berat)} g` : `${formatGram(one.carat)} ct`}
              </small>
            </span>
            <SelectInput
              bare
              label={t('Hasil {kode}', { kode: one.kode_barcode })}
              options={HASIL}
              value={hasil[one.kode_barcode] ?? null}
              searchable={false}
              width={150}
              onChange={(next) =>
                setHasil((old) => ({ ...old, [one.kode_barcode]: (next ?? 'KEMBALI') as Hasil }))
              }
            />
          </div>
        ))}
        {back && (
          <>
            <RefInput
              {...form.bind('kode_gudang')}
              value={form.values.kode_gudang as string | null}
              label={t('Gudang')}
              source={sourceOf(FIELDS.kode_gudang)}
            />
            <RefInput
              {...form.bind('kode_baki')}
              value={form.values.kode_baki as string | null}
              label={t('Baki')}
              source={sourceOf(FIELDS.kode_baki)}
              within={{ kode_gudang: form.values.kode_gudang }}
              clearable
            />
          </>
        )}
        <LongTextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          rows={2}
        />
      </FormFrame>
    </DialogFrame>
  );
}
