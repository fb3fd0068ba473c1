/** Where something is held up, until it is let go or dropped for good. */
export interface Hold {
  /** How many are held. */
  count(): number;
  /** Holds this one. Resolves true when it may go on, false when it never will. */
  here(): Promise<boolean>;
  /** Ends all that is held. */
  end(mayGoOn: boolean): void;
}

export function openHold(): Hold {
  const held: ((mayGoOn: boolean) => void)[] = [];
  return {
    count: () => held.length,
    here: () => new Promise((resolve) => held.push(resolve)),
    end(mayGoOn) {
      for (const resolve of held.splice(0)) resolve(mayGoOn);
    },
  };
}
