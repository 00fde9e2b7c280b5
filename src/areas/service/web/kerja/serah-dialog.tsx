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
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { serahActs } from '#areas/service/web/acts.ts';
import {
  blankEmas,
  EmasRows,
  typedEmas,
  type EmasDraft,
} from '#areas/service/web/kerja/emas-rows.tsx';
import { TUKANG } from '#areas/service/web/kerja/tukang-source.ts';
import { serahPesananActs } from '#areas/service/web/pesanan/acts.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

type Said = Readonly<Record<string, string>>;
type Body = BodyOf<typeof serahDocument.spec, 'service'>;

/** What the server said, at its field; what belongs to none under ''. */
const saidOf = ({ message, errors }: Problem): Said => ({
  ...Object.fromEntries(errors.map((one) => [one.path, one.message])),
  ...(errors.length === 0 && { '': message }),
});

/** Pieces of a repair to a craftsman, with gold of the shop where he shall add some (D-36.5). */
export function SerahDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(serahDocument.makes.service, {
    success: 'Barang diserahkan ke tukang',
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
  return (
    <SerahForm
      no={service.no_service}
      kerja={service.barang.map((one) => `${one.nama_barang}: ${one.deskripsi}`).join(', ')}
      again={service.status === 'PROSES'}
      tukang={service.kode_tukang}
      busy={write.busy}
      said={said}
      onSaid={setSaid}
      onSend={(body) => void write.send({ params: { no_service: service.no_service }, body })}
      onClose={onClose}
    />
  );
}

/** An order to a craftsman, with the gold that he makes it of (D-36.5). */
export function SerahPesananDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(serahDocument.makes.pesanan, {
    success: 'Pesanan diserahkan ke tukang',
    refresh: serahPesananActs.lists,
    onProblem: (problem: Problem) => {
      setSaid(saidOf(problem));
      return true;
    },
    after: (made) => {
      onClose();
      serahPesananActs.print(made);
    },
  });
  return (
    <SerahForm
      no={pesanan.no_pesanan}
      kerja={pesanan.barang.map((one) => one.deskripsi).join(', ')}
      again
      tukang={pesanan.kode_tukang}
      busy={write.busy}
      said={said}
      onSaid={setSaid}
      onSend={(body) => void write.send({ params: { no_pesanan: pesanan.no_pesanan }, body })}
      onClose={onClose}
    />
  );
}

type Props = {
  no: string;
  /** What he shall do, in one cell. */
  kerja: string;
  /** Gold is what it is about: a first row stands there. */
  again: boolean;
  tukang: string | null;
  busy: boolean;
  said: Said;
  onSaid: (said: Said) => void;
  onSend: (body: Body) => void;
  onClose: () => void;
};

/** Who, what gold of the shop, and why. */
function SerahForm({ no, kerja, again, tukang, busy, said, onSaid, onSend, onClose }: Props) {
  const [kode_tukang, setTukang] = useState(tukang);
  const [rows, setRows] = useState<readonly EmasDraft[]>(again ? [blankEmas(1)] : []);
  const [keterangan, setKeterangan] = useState<string | null>(null);
  const send = () => {
    const emas = typedEmas(rows);
    if (busy) return;
    if (!emas) return onSaid({ '': 'Gudang, Kadar Dan Berat Emas Harus Diisi' });
    onSaid({});
    onSend({ kode_tukang, emas: emas.length > 0 ? emas : null, keterangan });
  };
  useHotkey('F9', send, !busy);
  return (
    <DialogFrame
      title={t('Serahkan {no} ke tukang', { no })}
      width={520}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={busy} shortcut="F9" onClick={send} data-submit>
            {t('Serahkan dan cetak')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <p>{kerja}</p>
        <RefInput
          label={t('Tukang')}
          name="kode_tukang"
          source={TUKANG}
          value={kode_tukang}
          onChange={setTukang}
          error={tOf(said.kode_tukang)}
          autoFocus={!again || tukang === null}
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
