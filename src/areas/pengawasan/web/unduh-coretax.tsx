import { useState } from 'react';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { saveFile } from '#kit/web/api/file.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import css from '#kit/web/write/form.module.css';
import { berkasCoretaxEndpoint, coretaxEndpoint } from '#areas/pengawasan/contract/coretax.api.ts';
import type { BerkasCoretax } from '#areas/pengawasan/rules/coretax.ts';

type Query = InputOf<typeof coretaxEndpoint>['query'];
export type MasaCoretax = { readonly tahun: number; readonly bulan: string };

const NAMA: Readonly<Record<BerkasCoretax, string>> = {
  faktur: mark('Faktur ke pengusaha'),
  digunggung: mark('Penjualan ke konsumen (digunggung)'),
};

/** What a month has for the tax portal, and each of its files. */
export function UnduhCoretax({
  masa,
  toko,
  onClose,
}: {
  masa: MasaCoretax;
  toko: string | undefined;
  onClose: () => void;
}) {
  const [semua, setSemua] = useState(false);
  const query = { ...masa, semua } as Query;
  const { data } = useRead(coretaxEndpoint, { query, toko });
  return (
    <DialogFrame
      title={t('Berkas impor Coretax, {bulan} {tahun}', {
        bulan: t(masa.bulan),
        tahun: String(masa.tahun),
      })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t('Kembali')}</Button>}
    >
      <div className={css.form}>
        <p>
          {t(
            'Berkas mengikuti format yang terbit. Coba satu bulan kecil dahulu bersama konsultan pajak.',
          )}
        </p>
        <YesNoInput
          name="semua"
          label={t('Termasuk faktur yang sudah bernomor')}
          value={semua}
          onChange={(value) => setSemua(value ?? false)}
        />
        {data && data.bernomor > 0 && (
          <p>{t('{n} faktur sudah bernomor', { n: formatInt(data.bernomor) })}</p>
        )}
        <Facts
          of={{
            [t(NAMA.faktur)]: (
              <Satu
                berkas="faktur"
                banyak={data?.faktur ?? 0}
                bagian={data?.faktur_bagian ?? 0}
                {...{ query, toko }}
              />
            ),
            [t(NAMA.digunggung)]: (
              <Satu
                berkas="digunggung"
                banyak={data?.digunggung ?? 0}
                bagian={data?.digunggung_bagian ?? 0}
                {...{ query, toko }}
              />
            ),
          }}
        />
      </div>
    </DialogFrame>
  );
}

type Props = {
  berkas: BerkasCoretax;
  banyak: number;
  bagian: number;
  query: Query;
  toko: string | undefined;
};

function Satu({ berkas, banyak, bagian, query, toko }: Props) {
  const [busy, setBusy] = useState(false);
  const unduh = async () => {
    setBusy(true);
    for (let at = 1; at <= bagian; at += 1)
      await saveFile(
        berkasCoretaxEndpoint,
        { params: { berkas }, query: { ...query, bagian: at }, toko },
        '',
        `CORETAX ${berkas} ${query.tahun} ${query.bulan} ${at}.xml`,
      );
    setBusy(false);
  };
  return (
    <>
      {t('{n} faktur, {bagian} berkas', { n: formatInt(banyak), bagian: formatInt(bagian) })}{' '}
      <Button size="sm" busy={busy} disabled={bagian === 0} onClick={() => void unduh()}>
        {t('Unduh XML')}
      </Button>
    </>
  );
}
