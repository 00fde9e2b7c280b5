import { useState } from 'react';
import { printHtml } from '#kit/web/counter/print.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep, setSound, soundOn } from '#kit/web/counter/sound.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { Part } from '#app/web/galeri/bits.tsx';

export default function CounterPart() {
  const [said, setSaid] = useState<string>();
  const [text, setText] = useState<string | null>('Ibu Sari');
  const [sound, setOn] = useState(soundOn());
  const scan = (code: string) => {
    setSaid(`${code} masuk nota`);
    beep('found');
  };
  return (
    <>
      <div style={{ padding: 16 }}>
        <ScanField
          label="Pindai barcode, atau ketik kode / nama barang"
          onScan={scan}
          said={said}
        />
      </div>
      <Part title="Pindai di mana saja">
        <TextInput
          label="Nilai kolom ini tidak berubah"
          value={text}
          onChange={setText}
          name="nama"
        />
        <YesNoInput
          label="Suara"
          value={sound}
          onChange={(on) => {
            setSound(!!on);
            setOn(!!on);
          }}
        />
        <Button onClick={() => beep('missing')}>Nada tidak ada</Button>
        <Button onClick={() => void printHtml('<h3>NOTA CONTOH</h3><p>Cincin 3.250 g</p>')}>
          Cetak contoh
        </Button>
      </Part>
    </>
  );
}
