import { useState, type ReactNode } from 'react';
import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { kembaliActs, serahActs } from '#areas/service/web/acts.ts';
import {
  blankEmas,
  EmasRows,
  typedEmas,
  type EmasDraft,
} from '#areas/service/web/kerja/emas-rows.tsx';
import css from '#areas/service/web/service.module.css';

type Props = { tukang: SaldoTukang; onClose: () => void };
type Said = Readonly<Record<string, string>>;
const BELUM = 'Gudang, Kadar Dan Berat Emas Harus Diisi';

const saidOf = ({ message, errors }: Problem): Said => ({
  ...Object.fromEntries(errors.map((one) => [one.path, one.message])),
  ...(errors.every((one) => !one.path) && { '': message }),
});

/** Gold to a craftsman without a job: for solder and wire, or in place of his own (D-36.5). */
export function EmasDialog({ tukang, onClose }: Props) {
  const [rows, setRows] = useState<readonly EmasDraft[]>([blankEmas(1)]);
  const [keterangan, setKeterangan] = useState<string | null>(null);
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(serahDocument.makes.lepas, {
    success: 'Emas diserahkan ke tukang',
    refresh: serahActs.lists,
    onProblem: (problem: Problem) => {
      setSaid(saidOf(problem));
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
    if (!emas || emas.length === 0) return setSaid({ '': BELUM });
    void write.send({ params: { kode_tukang: tukang.kode_tukang }, body: { emas, keterangan } });
  };
  return (
    <Frame
      title={t('Serahkan emas ke {tukang}', { tukang: tukang.nama })}
      act={t('Serahkan dan cetak')}
      said={said['']}
      busy={write.busy}
      onSend={send}
      onClose={onClose}
    >
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
      />
    </Frame>
  );
}

/** Gold that he held without a job comes back; his balance may be closed, and what is missing is lost. */
export function KembaliDialog({ tukang, onClose }: Props) {
  const [rows, setRows] = useState<readonly EmasDraft[]>([blankEmas(1)]);
  const [tutup, setTutup] = useState(false);
  const [upah, setUpah] = useState<Rupiah | null>(null);
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(kembaliDocument.makes.lepas, {
    success: 'Emas diterima dari tukang',
    refresh: kembaliActs.lists,
    onProblem: (problem: Problem) => {
      setSaid(saidOf(problem));
      return true;
    },
    after: (made) => {
      onClose();
      kembaliActs.print(made);
    },
  });
  const send = () => {
    const emas = typedEmas(rows);
    if (write.busy) return;
    if (!emas) return setSaid({ '': BELUM });
    const kembali = emas.length > 0 ? emas : null;
    void write.send({
      params: { kode_tukang: tukang.kode_tukang },
      body: { kembali, tutup, upah },
    });
  };
  return (
    <Frame
      title={t('Emas kembali dari {tukang}', { tukang: tukang.nama })}
      act={t('Terima dan cetak')}
      said={said[''] ?? said.kembali}
      busy={write.busy}
      onSend={send}
      onClose={onClose}
    >
      <p className={css.lots}>
        {t('Dipegang tanpa pekerjaan: {emas}', {
          emas:
            tukang.bebas
              .map((one) => `${percentText(one.kadar)} ${formatGram(one.berat)} g`)
              .join(', ') || '-',
        })}
      </p>
      <EmasRows
        label={t('Emas yang kembali dari tukang')}
        rows={rows}
        onRows={setRows}
        said={(at, name) => tOf(said[`kembali.${at}.${name}`])}
      />
      <YesNoInput
        label={t('Tutup saldo, sisanya susut')}
        name="tutup"
        value={tutup}
        onChange={(next) => setTutup(next ?? false)}
      />
      <RupiahInput label={t('Upah tukang')} name="upah" value={upah} onChange={setUpah} />
    </Frame>
  );
}

type FrameProps = {
  title: string;
  act: string;
  said: string | undefined;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

function Frame({ title, act, said, busy, onSend, onClose, children }: FrameProps) {
  useHotkey('F9', onSend, !busy);
  return (
    <DialogFrame
      title={title}
      width={520}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={busy} shortcut="F9" onClick={onSend} data-submit>
            {act}
          </Button>
        </>
      }
    >
      <FormFrame onSave={onSend} className={css.stack}>
        {children}
        {said && (
          <p role="alert" className={css.wrong}>
            {t(said)}
          </p>
        )}
      </FormFrame>
    </DialogFrame>
  );
}
