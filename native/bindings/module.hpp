#pragma once
// The parts of the Python module, a file each.

#include <nanobind/nanobind.h>

namespace fourfold_bindings {

void bind_batch(nanobind::module_& module);
void bind_books(nanobind::module_& module);
void bind_counting(nanobind::module_& module);
void bind_engine(nanobind::module_& module);
void bind_filling(nanobind::module_& module);

} // namespace fourfold_bindings
