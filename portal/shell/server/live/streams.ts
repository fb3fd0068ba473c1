/** How many streams there may be: of one caller, and in this process. Each holds a connection, and is asked for again and again. */
export interface StreamLimits {
  readonly ofCaller: number;
  readonly inAll: number;
}

export interface Stream {
  readonly caller: string;
  /** What it is about. */
  readonly topic: string;
  /** There may be something new. */
  readonly onNotice: () => void;
  /** The process closes: its reader goes on with another one. */
  readonly onClose: () => void;
}

/** The streams of this process that wait for something new. */
export function createStreams(limits: StreamLimits) {
  const streams = new Set<Stream>();
  let isClosing = false;
  return {
    /**
     * Takes a stream in.
     *
     * @returns how it leaves; `callerFull`, `full`: it is one too many
     */
    join(stream: Stream): (() => void) | 'callerFull' | 'full' {
      const ofCaller = [...streams].filter(({ caller }) => caller === stream.caller).length;
      if (ofCaller >= limits.ofCaller) return 'callerFull';
      if (streams.size >= limits.inAll || isClosing) return 'full';
      streams.add(stream);
      return () => void streams.delete(stream);
    },
    /** Something has happened about a topic; without one, perhaps about any. */
    notify(topic?: string): void {
      for (const stream of streams) if (topic === undefined || stream.topic === topic) stream.onNotice();
    },
    close(): void {
      isClosing = true;
      for (const stream of streams) stream.onClose();
    },
  };
}
