import { useState } from 'react';
import { formatGram } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { ambilContohEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import { PESANAN } from '#areas/service/web/pesanan/acts.ts';
import css from '#areas/service/web/service.module.css';

type Said = Readonly<Record<string, string>>;
type Kept = Pick<PesananDokumen, 'no_pesanan' | 'nama_customer' | 'contoh'>;

/** A sample goes home, weighed and photographed again; the next one by the next act (D-36.5). */
export function ContohDialog({ pesanan, onClose }: { pesanan: Kept; onClose: () => void }) {
  const here = pesanan.contoh.filter((one) => one.no_ambil === null);
  const [urut, setUrut] = useState<string | null>(here[0] ? `${here[0].urut}` : null);
  const [berat, setBerat] = useState<Miligram | null>(null);
  const [foto, setFoto] = useState<string | null>(null);
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const [said, setSaid] = useState<Said>({});
  const one = here.find((row) => `${row.urut}` === urut);
  const write = useWrite(ambilContohEndpoint, {
    success: 'Barang contoh dikembalikan',
    refresh: PESANAN,
    onProblem: ({ message, errors }: Problem) => {
      setSaid({
        ...Object.fromEntries(errors.map((row) => [row.path, row.message])),
        ...(errors.length === 0 && { '': message }),
      });
      return true;
    },
    after: onClose,
  });
  const send = () => {
    if (write.busy || !one) return;
    if (!berat) {
      setSaid({ berat: 'Berat Tidak Boleh 0' });
      return focusField('berat');
    }
    setSaid({});
    void write.send({
      params: { no: pesanan.no_pesanan },
      body: {
        urut: one.urut,
        berat,
        foto,
        ...pengambil,
      },
    });
  };
  useHotkey('F9', send, !write.busy);
  return (
    <DialogFrame
      title={t('Kembalikan barang contoh {no}', { no: pesanan.no_pesanan })}
      width={480}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} shortcut="F9" onClick={send} data-submit>
            {t('Serahkan barang contoh')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <Facts of={{ [t('Customer')]: pesanan.nama_customer }} />
        {here.length > 1 && (
          <SelectInput
            label={t('Barang contoh')}
            name="urut"
            asIs
            options={here.map((row) => ({
              value: `${row.urut}`,
              label: `${row.nama_barang}, ${formatGram(row.berat)} g`,
            }))}
            value={urut}
            onChange={setUrut}
          />
        )}
        {one && (
          <div className={css.row}>
            <WeightInput
              label={t('Berat sekarang')}
              name="berat"
              placeholder={formatGram(one.berat)}
              autoFocus
              value={berat}
              error={tOf(said.berat)}
              onChange={setBerat}
            />
            <FotoSatu nama={one.nama_barang} foto={foto} wrong={tOf(said.foto)} onFoto={setFoto} />
          </div>
        )}
        <PengambilFields
          qr={t('QR surat pesanan')}
          value={pengambil}
          onChange={setPengambil}
          said={said}
        />
        {said[''] && (
          <p role="alert" className={css.wrong}>
            {t(said[''])}
          </p>
        )}
      </FormFrame>
    </DialogFrame>
  );
}
