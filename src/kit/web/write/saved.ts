type Hear = (call: string, body: unknown, answer: unknown) => void;

const hearers = new Set<Hear>();

/** Hears of each save that the server said yes to, whatever screen sent it; answers how to stop. */
export function onSaved(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export const tellSaved: Hear = (call, body, answer) => {
  for (const hear of hearers) hear(call, body, answer);
};
