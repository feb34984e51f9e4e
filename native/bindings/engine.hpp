#pragma once
// The parts of the Python module, each in a file of its own.
#include <nanobind/nanobind.h>

namespace nb = nanobind;

namespace fourfold_bindings {

void bind_engine(nb::module_& module);

} // namespace fourfold_bindings
