import { expectType } from 'tsd'
import type {
  ListForOptions,
  NoFormat,
  NoOptionalParams,
  RepeatedParameter,
  TakenName,
  UnknownOption,
  WideName,
  WideOptions,
} from '../types/message.js'

declare function value<Type>(): Type

// every sentence says what is wrong, then what to write
expectType<"Route '/photos' takes no format: leave the option 'format' out">(value<NoFormat<'/photos'>>())
expectType<"Route '/photos' has no optional parameters: give its parameters before the options">(
  value<NoOptionalParams<'/photos'>>(),
)
expectType<"scope() takes no option 'pth': write one of path, as">(
  value<UnknownOption<'scope()', 'pth', readonly ['path', 'as']>>(),
)
expectType<"scope() takes no option 'pth': write one of path">(value<UnknownOption<'scope()', 'pth', ['path']>>())
expectType<"Children stand in the place of the options: write them last, as in resources('news', {}, [ … ])">(
  value<ListForOptions>(),
)
expectType<"Pattern '/:id/:id' has the parameter 'id' twice: rename one of them">(
  value<RepeatedParameter<'/:id/:id', 'id'>>(),
)
expectType<"Patterns '/a' and '/b' both take the name 'x': write as: 'another_name' or as: null on one of them">(
  value<TakenName<'x', '/a', '/b'>>(),
)
expectType<'Names of resources() are known at run time only: write literals, or take them from an array declared as const'>(
  value<WideName<'resources()'>>(),
)
expectType<'Options of resources() are known at run time only: write them as a literal, or as const'>(
  value<WideOptions<'resources()'>>(),
)
