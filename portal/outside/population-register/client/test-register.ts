import {
  type PopulationRegister,
  PopulationRegisterError,
  type RegisteredChild,
} from './population-register.ts';

type TestChild = Pick<RegisteredChild, 'identityCode' | 'firstNames' | 'lastName'> & Partial<RegisteredChild>;

/** A register that answers what a test sets. */
export interface TestRegister extends PopulationRegister {
  /** How often it has been asked. */
  readonly asked: () => number;
  /** Children by the guardian's identity code; nobody else has any. */
  families: Record<string, readonly TestChild[]>;
  isDown: boolean;
}

export function testRegister(families: TestRegister['families'] = {}): TestRegister {
  let asked = 0;
  return {
    families,
    isDown: false,
    asked: () => asked,
    async childrenOf(guardian) {
      asked += 1;
      if (this.isDown) throw new PopulationRegisterError('down', false);
      return (this.families[guardian] ?? []).map((child) => ({
        nonDisclosure: false,
        otherGuardians: [],
        ...child,
      }));
    },
  };
}
