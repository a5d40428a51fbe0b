// What `using` calls; where there is no such thing yet, a symbol that nothing calls.
export const dispose = Symbol.dispose ?? Symbol('dispose');
