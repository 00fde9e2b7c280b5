import { useRef, useState } from 'react';
import { text, type ValuesOf } from '#kit/contract/field.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { yangDatang } from '#areas/hutang/contract/yang-datang.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/hutang/web/hutang.module.css';

const FIELDS = { ...yangDatang, alasan: text('Alasan', { min: 3, max: 500 }) };
type Typed = ValuesOf<typeof FIELDS>;

/** A lost ticket: the customer with identity before the camera, why, and somebody else's word (D-16.3). */
export function DuplicateDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { no_faktur_hutang: no, nama_customer } = hutang;
  const [foto, setFoto] = useState('');
  const [said, setSaid] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const form = useFields(FIELDS);
  const write = useWrite(duplikatHutangEndpoint, {
    success: 'Duplikat surat hutang dicatat',
    refresh: hutangActs.lists,
    onProblem: (problem: Problem) => {
      setSaid(problem.message);
      return form.take(problem) || true;
    },
    after: () => {
      onClose();
      hutangActs.print(hutang);
    },
  });
  const take = async (one: File | undefined) => {
    const gambar = one && (await unggahFoto(one));
    if (gambar) setFoto(gambar.gambar_path);
  };
  const send = () => {
    const values = form.check() as Typed | undefined;
    if (values && !write.busy) void write.send({ params: { no }, body: { ...values, foto } });
  };
  const [alasan, ktp, nama] = [form.bind('alasan'), form.bind('no_ktp'), form.bind('diambil_oleh')];
  return (
    <DialogFrame
      title={t('Duplikat {no}', { no })}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} onClick={send} data-submit shortcut="Enter">
            {t('Cetak duplikat')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} onLast={send} className={css.stack}>
        <p>
          {t('{nama} difoto dengan kartu identitasnya. Surat yang hilang tidak berlaku lagi.', {
            nama: nama_customer,
          })}
        </p>
        <div className={css.act}>
          <Button onClick={() => file.current?.click()}>{t('Foto customer')}</Button>
          {foto && (
            <img className={css.thumb} src={`${photoUrl(foto)}?kecil=1`} alt={t('Foto customer')} />
          )}
          <input
            ref={file}
            hidden
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('Foto customer')}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </div>
        <div className={css.pair}>
          <TextInput
            {...ktp}
            value={ktp.value as string | null}
            label={t('No KTP Yang Datang')}
            hint={t('Pada hutang: {ktp}', { ktp: hutang.no_ktp ?? '-' })}
            typed="digitsOnly"
            maxLength={16}
          />
          <TextInput
            {...nama}
            value={nama.value as string | null}
            label={t('Nama Yang Datang')}
            placeholder={nama_customer}
            maxLength={100}
          />
        </div>
        <TextInput
          {...alasan}
          value={alasan.value as string | null}
          label={t('Alasan')}
          maxLength={500}
          autoFocus
        />
        {said && <p role="alert">{t(said)}</p>}
      </FormFrame>
    </DialogFrame>
  );
}
