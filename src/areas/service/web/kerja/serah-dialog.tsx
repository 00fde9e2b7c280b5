import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { serahActs } from '#areas/service/web/acts.ts';
import {
  blankEmas,
  EmasRows,
  typedEmas,
  type EmasDraft,
} from '#areas/service/web/kerja/emas-rows.tsx';
import { TUKANG } from '#areas/service/web/kerja/tukang-source.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

type Said = Readonly<Record<string, string>>;

/** Pieces to a craftsman, with gold of the shop where he shall add some (D-36.5). */
export function SerahDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const again = service.status === 'PROSES';
  const [kode_tukang, setTukang] = useState(service.kode_tukang);
  const [rows, setRows] = useState<readonly EmasDraft[]>(again ? [blankEmas(1)] : []);
  const [keterangan, setKeterangan] = useState<string | null>(null);
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(serahDocument.makes.service, {
    success: 'Barang diserahkan ke tukang',
    refresh: serahActs.lists,
    onProblem: ({ message, errors }: Problem) => {
      setSaid({
        ...Object.fromEntries(errors.map((one) => [one.path, one.message])),
        ...(errors.length === 0 && { '': message }),
      });
      return true;
    },
    after: (made) => {
      onClose();
      serahActs.print(made);
    },
  });
  const send = () => {
    const emas = typedEmas(rows);
    if (write.busy) return;
    if (!emas) return setSaid({ '': 'Gudang, Kadar Dan Berat Emas Harus Diisi' });
    setSaid({});
    const body = { kode_tukang, emas: emas.length > 0 ? emas : null, keterangan };
    void write.send({ params: { no_service: service.no_service }, body });
  };
  useHotkey('F9', send, !write.busy);
  return (
    <DialogFrame
      title={t('Serahkan {no} ke tukang', { no: service.no_service })}
      width={520}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} shortcut="F9" onClick={send} data-submit>
            {t('Serahkan dan cetak')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <p>{service.barang.map((one) => `${one.nama_barang}: ${one.deskripsi}`).join(', ')}</p>
        <RefInput
          label={t('Tukang')}
          name="kode_tukang"
          source={TUKANG}
          value={kode_tukang}
          onChange={setTukang}
          error={tOf(said.kode_tukang)}
          autoFocus={!again}
        />
        <EmasRows
          label={t('Emas toko yang diserahkan')}
          rows={rows}
          onRows={setRows}
          said={(at, name) => tOf(said[`emas.${at}.${name}`])}
          fromLots
        />
        <TextInput
          label={t('Keterangan')}
          name="keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(next) => setKeterangan(next || null)}
          error={tOf(said.keterangan)}
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
